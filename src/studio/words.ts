// All texts of Studio. Titles of fields come from the schema, and errors from the checks.

const isMac = typeof navigator !== 'undefined' && navigator.platform.startsWith('Mac');

/** Formats keys: `mod+shift+z` becomes Ctrl+Shift+Z. */
function keys(of: string): string {
  const names: Record<string, string> = {
    mod: isMac ? '⌘' : 'Ctrl',
    shift: isMac ? '⇧' : 'Shift',
    alt: isMac ? '⌥' : 'Alt',
    ArrowUp: '↑',
    ArrowDown: '↓',
    Escape: 'Esc',
  };
  return of
    .split('+')
    .map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(isMac ? '' : '+');
}

/** Formats how long ago a time was. */
function relativeTime(time: number): string {
  const minutes = Math.round((time - Date.now()) / 60_000);
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  if (minutes > -1) return 'just now';
  if (minutes > -60) return format.format(minutes, 'minute');
  return minutes > -1440
    ? format.format(Math.round(minutes / 60), 'hour')
    : format.format(Math.round(minutes / 1440), 'day');
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

type Group = 'file' | 'page' | 'item' | 'go';

export const words = {
  keys,
  or: 'or',
  studio: 'Studio',
  loading: 'Loading the site…',
  message: 'Message',

  // The file
  saving: { saved: 'Saved', waiting: 'Saving…', saving: 'Saving…', failed: 'Not saved' },
  notSaved: 'Not saved',
  notAll: (number: number) => `${count(number, 'field')} not saved`,
  notWritten: 'The field keeps it, but it is not saved.',
  waits: 'It waits, and is tried again by itself.',
  kept: (time: string) => `You have unsaved changes from ${time}:`,
  keptAs: (text: string) => `“${text}”`,
  saveThem: 'Save them',
  dropThem: 'Drop them',
  drop: 'Drop',
  dropThe: (label: string) => `Drop: ${label}`,
  dropped: 'Dropped',
  showThem: 'Show them',
  placeGone: 'Its place is not in the file at the moment.',
  serverGone: 'The server cannot be reached. Start it again with npm run studio; what you typed stays here until then.',
  troubleHelp: 'Your changes wait until the file can be written again.',
  waitsHelp: 'Your changes wait, and are tried again by themselves.',
  restore: 'Restore',
  cannotRead: 'The file is not valid JSON at the moment.',
  cannotShow: 'Studio cannot show this file. Change it in your text editor, then try again.',
  cannotOpen: 'This could not be opened.',
  tryAgain: 'Try again',
  fixFirst: 'The forms wait until it is fixed, in the code or in your editor.',
  undo: 'Undo',
  redo: 'Redo',
  stepDone: {
    undo: (label: string, number: number) =>
      `Undone: ${number > 1 ? `${count(number, 'step')} up to ${label}` : label}`,
    redo: (label: string, number: number) =>
      `Redone: ${number > 1 ? `${count(number, 'step')} up to ${label}` : label}`,
  },
  noStep: { undo: 'There is nothing to undo', redo: 'There is nothing to redo' },
  saveNow: 'Save now',
  issues: 'Problems',
  noIssues: 'There are no problems.',
  issueCount: (errors: number, warnings: number) =>
    `Problems: ${[errors && count(errors, 'error'), warnings && count(warnings, 'warning')].filter(Boolean).join(', ')}`,
  instead: (value: string) => `Use “${value}”`,
  removeKey: 'Remove the key',
  fixIt: 'Fix it',
  errors: (number: number) => count(number, 'error'),
  hasErrors: 'has errors',
  hasWarnings: 'has warnings',
  conflict: 'This was changed here and in the file at the same time.',
  mine: 'Here:',
  theirs: 'In the file:',
  keepMine: 'Keep what is here',
  takeTheirs: 'Take what is in the file',
  nothing: '(nothing)',

  // The page
  page: 'Page',
  pages: 'Pages',
  site: 'Site',
  thePage: 'The page',
  pageShown: 'Page that is shown',
  pageAt: (path: string) => `The page ${path}`,
  noPage: 'This page is not in the file.',
  inFile: (file: string) => `This text is in ${file}. Change it there, in a text editor: the page follows each save.`,
  otherLanguage: (file: string) =>
    `The texts of this page are in ${file}. Change them there, in a text editor: the page follows each save.`,
  frameWidth: 'Width of the page',
  widths: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop', free: 'Available width' },
  toLight: 'Show the page in light colors',
  toDark: 'Show the page in dark colors',
  flipScheme: 'Change between light and dark',
  flipUse: 'Use the page, or edit it',
  use: 'Use the page as visitors do',
  editPage: 'Edit the page',
  newPage: 'New page',
  pageTitle: 'Title',
  pagePath: 'Address',
  pathForm: 'Begin with a slash, use lower-case letters, digits and single hyphens, and end without a slash.',
  beginWith: 'Begin with',
  createPage: 'Create the page',
  examples: {
    landing: ['Landing page', 'A hero, features, what clients say, a call to action.'],
    empty: ['Hero only', 'A hero to build on.'],
    text: ['Text', 'A long text, for terms or a story.'],
    prices: ['Prices', 'Plans, questions and answers, a call to action.'],
    about: ['About us', 'A story, numbers, people.'],
    contact: ['Contact', 'A form and opening hours.'],
  } satisfies Record<string, [string, string]>,

  // The outline
  outline: 'Outline',
  pageOutline: 'Outline of the page',
  pageSettings: 'Page settings',
  header: 'Header',
  footer: 'Footer',
  dialog: 'Dialog',
  sections: 'Sections',
  item: 'Item',
  draft: 'Draft',

  // Items
  addSection: 'Add a section',
  add: (what: string) => `Add ${what.toLowerCase()}`,
  addAbove: 'Add above',
  addBelow: 'Add below',
  addAfter: (name: string) => `Add a section after ${name}`,
  duplicate: 'Duplicate',
  remove: 'Delete',
  removeThe: (name: string) => `Delete ${name}`,
  removeAnyway: 'Delete anyway',
  cancel: 'Cancel',
  close: 'Close',
  isUsed: (number: number) => `${count(number, 'place')} of the site ${number === 1 ? 'refers' : 'refer'} to it:`,
  andMore: (number: number) => `and ${number} more`,
  lastOne: 'There must be at least one.',
  hide: 'Hide (draft)',
  show: 'Show (publish)',
  copy: 'Copy as JSON',
  paste: 'Paste',
  moveUp: 'Move up',
  moveDown: 'Move down',
  drag: (name: string) => `Drag ${name}`,
  pickedUp: (name: string, at: number, of: number) =>
    `Picked up ${name}, position ${at} of ${of}. Arrow keys move it, the space bar drops it, Escape leaves it where it was.`,
  notMoved: (name: string) => `${name} is where it was`,
  moreOf: (name: string) => `Actions for ${name}`,
  position: (name: string, at: number, of: number) => `${name}, ${at} of ${of}`,
  added: (name: string) => `Added ${name}`,
  removed: (name: string) => `Deleted ${name}`,
  moved: (name: string, to: number) => `Moved ${name} to place ${to}`,
  hidden: (name: string) => `${name} is a draft now`,
  shown: (name: string) => `${name} is published now`,
  notHidden: (name: string, link: string, more: number) =>
    `${name} cannot be hidden, because a link leads to it: ${link}${more > 0 ? `, and ${more} more` : ''}.`,
  copied: (name: string) => `Copied ${name}`,
  renamed: (from: string, to: string) => (from ? `Renamed ${from} to ${to}` : `Renamed to ${to}`),
  notRenamed: (number: number) => `${count(number, 'place')} could not be renamed`,
  noItem: 'The clipboard has no section or item that fits here.',
  noClipboard: 'The browser does not allow reading the clipboard. Press the keys for pasting.',
  searchSections: 'Search for a section type',
  exampleOf: (title: string) => `Example: ${title}`,
  variants: 'Or begin with',
  variantOf: (title: string, at: number) => `${title}, example ${at}`,

  // Forms
  form: 'Form',
  formOf: (name: string) => `Form: ${name}`,
  where: 'Where this is',
  nothingSelected: 'Nothing is selected',
  howToSelect: 'Click anything on the page, or choose it in the outline.',
  textIn: (file: string) => `The text is in ${file}`,
  alsoOn: (number: number) => `Also on ${count(number, 'other page')}`,
  usedOn: (number: number) => (number === 0 ? 'Used on no page' : `Used on ${count(number, 'page')}`),
  fieldOf: (field: string, thing: string) => `${field} of ${thing}`,
  more: 'More',
  reset: (title: string) => `Reset ${title} to its default`,
  resetOf: (label: string) => `Reset ${label}`,
  example: (text: string) => `For example ${text}`,
  choose: 'Choose…',
  nothingFound: 'Nothing found',
  listOf: (name: string, items: number) => `${name} (${count(items, 'item')})`,
  tokenOf: (name: string, pages: number) => `{${name}} in any text shows it. Used on ${count(pages, 'page')}.`,
  rename: 'Rename',
  renameEverywhere: 'Rename everywhere',
  redirectFrom: (path: string) => `Redirect ${path} here`,
  renameThe: (name: string) => `Rename ${name}`,
  newNameOf: (name: string) => `New name of ${name}`,
  nameOfNew: 'Name',
  taken: 'This is taken already.',

  // Links, icons, pictures, colors, Markdown
  thisPage: 'On this page',
  otherSections: 'Sections of other pages',
  contacts: 'Contacts',
  files: 'Files',
  chooseIcon: 'Icons',
  choosePicture: 'Pictures',
  searchIcons: 'Search for an icon',
  chooseFile: 'Choose',
  searchFiles: 'Search for a file',
  upload: 'Upload',
  crop: 'Crop',
  cropHelp: 'The part to keep: move it with the arrow keys',
  cropDone: 'Use this part',
  shape: 'Shape',
  zoom: 'Size',
  decoration: 'Decoration only',
  decorationHelp: 'Screen readers ignore it.',
  describePicture: 'Describe what the picture shows',
  fitsNewPicture: 'Does this text still fit the new picture?',
  itFits: 'It fits',
  link: 'Link',
  button: 'Button',
  pickColor: 'Pick a color from the screen',
  bold: 'Bold',
  italic: 'Italic',
  codeWords: 'Code',
  heading: 'Heading',
  list: 'List',
  formatsOf: (title: string) => `Formats of ${title}`,

  // The code
  code: 'Code',
  codeOf: 'The file as code',
  closeCode: 'Close the code',
  leaveCode: 'Esc, then Tab leaves the code',
  onlyInCode: 'This is edited in the code.',
  fixInCode: 'Fix it in the code',
  showInCode: (place: string) => `${place}, in the code`,

  // The palette
  palette: 'Search and commands',
  searchAll: 'Find a page, a section, a text or a command',
  doThis: 'Commands',
  texts: 'Texts',
  items: 'Items',

  // Changes
  changes: 'Changes',
  sinceCommit: 'Since the last commit',
  steps: 'Steps',
  noChanges: 'Nothing is different from the last commit.',
  noCommitYet: 'The file was not committed yet: a commit includes all of it.',
  allPages: 'All pages',
  discardThe: (change: string) => `Discard: ${change}`,
  discarded: 'Discarded',
  chooseAll: 'All',
  commitThese: (number: number) => (number > 0 ? `Commit ${count(number, 'change')}` : 'Commit'),
  commitMessage: 'Message',
  committed: (commit: string, files: number) =>
    `Committed as ${commit}${files > 0 ? `, with ${count(files, 'other file')}` : ''}`,
  namedFiles: 'Committed too, as the config names them:',
  ignoredFiles: 'Named by the config, but ignored by git, so that a copy of the repository lacks them:',
  otherFiles: 'Also new or changed, and not committed by Studio:',
  before: 'Before',
  now: 'Now',
  pictureOf: (when: string, page: string, width: number) => `${when}: ${page}, ${width} pixels wide`,
  pageOfChange: 'Page',
  pictures: 'Before and now',
  noneNow: 'The page is shown again when the problems are fixed.',
  byStudio: 'In Studio',
  byOutside: 'In a text editor',
  nextSteps: 'Undone, and can be redone',
  undoTo: 'Undo up to this',
  redoTo: 'Redo up to this',
  undoOnly: 'Undo only this',
  undone: (step: string) => `Undone: ${step}`,
  noSteps: 'Nothing has been changed yet.',
  firstSteps: (number: number) => `The newest ${number} are shown.`,
  when: (time: number) => relativeTime(time),

  // Navigation
  help: 'Keys',
  selectParent: 'Select the parent',
  goToForm: 'Go to the form of the selection',
  editOnPage: 'Edit the text on the page',
  nextPane: 'Next part of Studio',
  previousPane: 'Previous part of Studio',
  findPage: 'Find a page',
  groups: { file: 'File', item: 'Sections and items', page: 'Page', go: 'Navigation' } satisfies Record<Group, string>,
  otherKeys: [
    { title: 'Copy the selected section or item', group: 'item', keys: ['mod+c'] },
    { title: 'Paste after it', group: 'item', keys: ['mod+v'] },
    { title: 'Next or previous row', group: 'go', keys: ['ArrowUp', 'ArrowDown'] },
    { title: 'Complete in the code', group: 'file', keys: ['Ctrl+Space'] },
    { title: 'Find in the code', group: 'file', keys: ['mod+f'] },
    { title: 'Next problem in the code', group: 'file', keys: ['F8'] },
    { title: 'Leave the code', group: 'file', keys: ['Esc, then Tab'] },
    { title: 'Make the page narrower or wider, on its edge', group: 'page', keys: ['←', '→'] },
  ] satisfies { title: string; group: Group; keys: string[] }[],
};
