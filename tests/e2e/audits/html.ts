import { spawnSync } from 'node:child_process';
import { HtmlValidate } from 'html-validate';

/** Whether there is the Java that the Nu checker wants. */
export const java = spawnSync('java', ['-version']).status === 0;

// How Mantine's components write: browsers have shown it so for years, and the packages decide it.
const ofMantine = [
  // Burger.
  /^div (element is )?not (permitted|allowed) as (content under|child of element) button/,
  // Responsive props and the carousel.
  /^style (element is )?not (permitted|allowed) as (content under|child of element) div/,
  /^A style element in body must be the first child of its parent/,
];
const isMantines = (message: string) => ofMantine.some((known) => known.test(message.replace(/[“”<>]|^Element /g, '')));

// The Nu checker's list of CSS ends some years ago; what it says of these is its own lack.
const newerCss: { message: RegExp; extract?: RegExp }[] = [
  { message: /^CSS: Unrecognized at-rule “@(container|starting-style)”$/ },
  {
    message:
      /^CSS: “(container|container-type|interpolate-size|paint-order|position-anchor|r|text-box-edge|text-box-trim)”: Property “.*” doesn't exist\.$/,
  },
  // Places beside an anchor.
  { message: /^CSS: “inset-(block|inline)-(start|end)”: “anchor\((start|end)\)” is not a “[a-z-]+” value\.$/ },
  { message: /^CSS: “inset-block-start”: Parse Error\.$/, extract: /\(end\) \+ / },
  { message: /^CSS: “transition”: “allow-discrete” is not a “transition” value\.$/ },
  // One color from place to place.
  { message: /^CSS: “background(-image)?”: too few values for the property “linear-gradient”\.$/ },
  // Mantine's loader; browsers pass over it.
  { message: /^CSS: “animation-delay”: “0” is not a “animation-delay” value\.$/ },
  // A product of a variable without a unit, inside of a quotient.
  { message: /^CSS: “--fitting”: Parse Error\.$/, extract: /racking\) \* / },
  { message: /^CSS: “font-size”: Parse Error\.$/, extract: /letters\) \* / },
  // A sum with a variable whose value is inherited, or is declared further down: the theme's variables end the style sheet.
  { message: /^CSS: “--(edge|out)”: The types are incompatible\.$/, extract: /-gutter\)\)|ize\)\) \/ 2, / },
  { message: /^CSS: “(inline|max-block)-size”: The types are incompatible\.$/, extract: /-spacing-md\)|cing-md\), / },
];

interface Message {
  type: string;
  message: string;
  url: string;
  extract?: string;
}

/** What the W3C's Nu checker finds wrong in files, one line each. */
export function nuErrors(files: string[]): string[] {
  const vnu = ['-jar', 'node_modules/vnu-jar/build/dist/vnu.jar', '--format', 'json', '--stdout'];
  const { stdout, stderr } = spawnSync('java', [...vnu, ...files], { encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages
    .filter(
      ({ type, message, extract = '' }) =>
        type !== 'info' &&
        !isMantines(message) &&
        !newerCss.some((known) => known.message.test(message) && (known.extract?.test(extract) ?? true)),
    )
    .map(({ url, message, extract }) => `${url}: ${message} (${extract})`);
}

/** What html-validate finds wrong in files, one line each. */
export async function htmlErrors(files: string[]): Promise<string[]> {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // How React writes: self-closing tags, `charSet`, `checked=""`, a small doctype. All of it is valid.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'doctype-style': 'off',
      // Mantine's components set variables of their own.
      'no-inline-style': 'off',
      // An id of the program begins with `_`, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // A line may break inside of a phone number: the editor decides that, and it is valid.
      'tel-non-breaking': 'off',
      // The results of a search are links, which no select has.
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
      // A list may be named.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  });
  const found: string[] = [];
  for (const file of files) {
    const report = await validator.validateFile(file);
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages)
        if (!isMantines(message)) found.push(`${file}: ${ruleId}: ${message} (${selector})`);
  }
  return found;
}
