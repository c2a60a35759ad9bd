import { z } from 'zod';
import type { SectionType } from './define-section.ts';
import { text } from './fields/index.ts';

const t = (description: string, example: string) => text('Text', description, example).optional();

const shape = {
  skipLink: t('The link that skips the header.', 'Skip to content'),
  mainNav: t('The name of the main navigation.', 'Main'),
  home: t('The name of the link on the logo.', '{product}: home'),
  menu: t('The name of the menu button.', 'Menu'),
  close: t('The button that closes a dialog.', 'Close'),
  newTab: t('Added to links that open a new tab, for screen readers.', '(opens in a new tab)'),
  networks: z
    .strictObject({
      mail: t('The name of a link to an e-mail address.', 'E-mail'),
      phone: t('The name of a link to a telephone number.', 'Phone'),
      website: t('The name of a link to a website.', 'Website'),
    })
    .meta({ title: 'Networks', description: 'Names of profiles that are not on a network.' })
    .optional(),
  social: t('The name of the list of social links.', 'Social networks'),
  footer: t('The name of the footer’s navigation.', 'Footer'),
  credits: t('The words before those who made the pictures of a page.', 'Pictures:'),
  updated: t('The last change of an article; {date} is the day.', 'Updated {date}'),
  pages: z
    .strictObject({
      label: t('The name of the navigation between the pages of a list.', 'Pages'),
      previous: t('The link to the previous page, and the button for the previous picture of a gallery.', 'Previous'),
      next: t('The link to the next page, and the button for the next picture of a gallery.', 'Next'),
    })
    .meta({ title: 'Pages of a list', description: 'Labels of the navigation between pages, and between pictures.' })
    .optional(),
  transcript: t('The button that opens the transcript of a film.', 'Transcript'),
  frame: z
    .strictObject({
      play: t('The button that plays a video.', 'Play'),
      show: t('The button that shows content of another site.', 'Show'),
      notice: t(
        'The notice about the origin of the content; {name} is the other site.',
        'Pressing the button loads this from {name}.',
      ),
      open: t('The link to the content; {name} is the other site.', 'Open on {name}'),
    })
    .meta({ title: 'Frames', description: 'Texts around content of other sites, such as videos and maps.' })
    .optional(),
  theme: z
    .strictObject({
      label: t('The name of the theme control.', 'Theme'),
      light: t('The light scheme.', 'Light'),
      dark: t('The dark scheme.', 'Dark'),
      system: t('The scheme of the system.', 'System'),
    })
    .meta({ title: 'Theme control', description: 'Labels of the theme control.' })
    .optional(),
  search: z
    .strictObject({
      label: t('The button that opens the search.', 'Search'),
      results: t('The number of results; {count} is a number.', 'Results: {count}'),
      none: t('When nothing is found; {query} is what was searched for.', 'Nothing found for “{query}”'),
      failed: t('When the search cannot be loaded.', 'The search could not be loaded.'),
    })
    .meta({ title: 'Search', description: 'Texts of the search.' })
    .optional(),
  hours: z
    .strictObject({
      open: t('While a place is open all day.', 'Open now'),
      openUntil: t('While a place is open; {time} is when it closes.', 'Open now, until {time}'),
      opensAt: t('While a place is closed that opens on the same day; {time} is when.', 'Closed now, opens at {time}'),
      opensOn: t('While a place is closed; {day} and {time} are when it opens.', 'Closed now, opens {day} at {time}'),
      closedToday: t('On a day on which a place is closed.', 'Closed today, opens {day} at {time}'),
      closed: t('While a place is closed for long.', 'Closed now'),
    })
    .meta({ title: 'Hours', description: 'Whether a place is open.' })
    .optional(),
  loading: t('Announced to screen readers while a page loads.', 'Loading…'),
  arrived: t('Announced to screen readers when a page is shown; {page} is its title.', '{page}'),
  notFound: z
    .strictObject({
      title: t('The heading.', 'Not Found'),
      text: t('The text below the heading.', 'There is no page at this address.'),
      action: t('The link to the home page.', 'Back to the home page'),
    })
    .meta({ title: 'Not found', description: 'The page for unknown addresses.' })
    .optional(),
  error: z
    .strictObject({
      title: t('The heading.', 'Something went wrong!'),
      text: t('The text below the heading.', 'Please try again.'),
      show: t('The button that shows the details.', 'Show Error'),
      hide: t('The button that hides the details.', 'Hide Error'),
      retry: t('The button that tries again.', 'Try again'),
      section: t('The text in place of a failed part of a page.', 'This part could not be shown.'),
    })
    .meta({ title: 'Failures', description: 'Texts for visitors when something fails.' })
    .optional(),
  carousel: z
    .strictObject({
      roleDescription: t('The role of the carousel, for screen readers.', 'carousel'),
      slide: t('The role of a slide, for screen readers.', 'slide'),
      position: t(
        'The position of a slide, or of a picture in a gallery; {index} and {count} are numbers.',
        '{index} of {count}',
      ),
      previous: t('The button for the previous slide.', 'Previous slide'),
      next: t('The button for the next slide.', 'Next slide'),
      pause: t('The button that stops the rotation.', 'Pause'),
      play: t('The button that starts the rotation.', 'Play'),
    })
    .meta({ title: 'Carousel', description: 'Labels of carousels.' })
    .optional(),
  comparison: z
    .strictObject({
      yes: t('The meaning of a tick.', 'Included'),
      no: t('The meaning of a dash.', 'Not included'),
    })
    .meta({ title: 'Comparison', description: 'The marks in comparisons, for screen readers.' })
    .optional(),
  code: z
    .strictObject({
      copy: t('The button that copies code.', 'Copy'),
      copied: t('When code was copied.', 'Copied'),
      failed: t('When code could not be copied; it is selected then.', 'It could not be copied'),
    })
    .meta({ title: 'Code', description: 'Labels of code in texts.' })
    .optional(),
  consent: z
    .strictObject({
      title: t('The heading of the question.', 'Your choice'),
      text: t('The text above the names of the scripts.', 'Only if you agree does this site load:'),
      agree: t('The button that agrees.', 'Agree'),
      refuse: t('The button that declines.', 'Decline'),
      again: t('The button in the footer that asks again.', 'Consent'),
    })
    .meta({ title: 'Consent', description: 'Texts of the question whether third-party scripts may be loaded.' })
    .optional(),
  form: z
    .strictObject({
      name: t('The label of the name.', 'Name'),
      email: t('The label of the e-mail address.', 'Email'),
      subject: t('The label of the subject.', 'Subject'),
      message: t('The label of the message.', 'Message'),
      submit: t('The button that sends the form.', 'Send Message'),
      choose: t('The text of a drop-down list before an answer is chosen.', 'Choose…'),
      yes: t('The answer of a ticked checkbox in a mail.', 'Yes'),
    })
    .meta({
      title: 'Forms',
      description: 'Labels of the contact form, also used in its mails, and texts of other forms.',
    })
    .optional(),
  toast: z
    .strictObject({
      region: t('The name of the region with the toasts.', 'Notifications'),
      close: t('The button that dismisses a toast.', 'Dismiss'),
      mailOpening: t('While the mail program opens.', 'Opening your mail program…'),
      mailOpened: t('After the mail program was started.', 'Your message is ready in your mail program.'),
      sending: t('While a form is sent.', 'Sending…'),
      sent: t('When a form was sent.', 'Thank you. Your message was sent.'),
      sendFailed: t('When a form could not be sent.', 'Your message could not be sent. Please try again.'),
      downloading: t('When a file is downloaded; {name} is its name.', 'Downloading {name}'),
      copied: t('When a link was copied.', 'Link copied'),
      copyFailed: t('When a link could not be copied.', 'The link could not be copied'),
      offline: t('When the network is lost.', 'You are offline'),
      online: t('When the network is back.', 'You are online again'),
    })
    .meta({ title: 'Toasts', description: 'Texts of toasts.' })
    .optional(),
  pdf: z
    .strictObject({
      syllabus: t('The kind of document.', 'Course syllabus'),
      duration: t('The heading of the duration.', 'Duration'),
      audience: t('The heading of the audience.', 'Who it is for'),
      outline: t('The heading of the outline.', 'Outline'),
      outcomes: t('The heading of the outcomes.', 'What you will be able to do'),
      contact: t('The heading of the contacts.', 'Questions and dates'),
      page: t('The page number; {index} and {count} are numbers.', 'Page {index} of {count}'),
    })
    .meta({ title: 'Syllabus', description: 'Headings of the syllabus PDFs.' })
    .optional(),
};

/** The texts of a section type, where they differ from its own ones. */
const textsOfType = ({ type, title, texts = {} }: SectionType) =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries(Object.values(texts)[0] ?? {}).map(([name, word]) => [name, t('A text of the section.', word)]),
      ),
    )
    .meta({ title, description: `Texts of sections of the type "${type}".` })
    .optional();

/** The texts of the site's controls and messages, and of its section types, where they differ from the built-in ones of its language. */
export function textsSchema(sections: readonly SectionType[]) {
  const own = sections.filter(({ texts }) => texts);
  const ofTypes = z
    .strictObject(Object.fromEntries(own.map((section) => [section.type, textsOfType(section)])))
    .meta({ title: 'Section types', description: 'Texts of section types, by type.' })
    .optional();
  // Without such types, an empty object would be offered.
  return z
    .strictObject({ ...shape, ...(own.length > 0 && { sections: ofTypes }) } as typeof shape & {
      sections: typeof ofTypes;
    })
    .prefault({})
    .meta({
      title: 'Texts',
      description:
        'Labels and messages of the site’s controls, where they differ from the built-in ones of its language.',
    });
}

type Whole<T> = T extends string ? T : { [K in keyof T]-?: Whole<NonNullable<T[K]>> };

/** The texts of a config: those that differ from the built-in ones. */
export type OwnTexts = z.output<ReturnType<typeof textsSchema>>;

/** The texts of the site's controls and messages in one language, with none left out. */
export type BuiltInTexts = Whole<Omit<OwnTexts, 'sections'>>;

/** The texts that all pages of a site have, with those of its section types by type. Those of the search are only on sites that have one, those of hours on sites with a time zone, and those of code and credits with these. */
export interface Texts
  extends Omit<BuiltInTexts, 'search' | 'hours' | 'code' | 'credits'>,
    Partial<Pick<BuiltInTexts, 'hours'>> {
  sections: Record<string, Record<string, string>>;
}
