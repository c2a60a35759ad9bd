import { z } from 'zod';
import { text } from './fields.ts';

const t = (description: string, example: string) => text('Text', description, example).optional();

/** The words that the program itself says, where a site has others than those that come with its language. */
export const texts = z
  .strictObject({
    skipLink: t('The link that jumps over the header.', 'Skip to content'),
    mainNav: t('The name of the navigation.', 'Main'),
    home: t('The name of the logo’s link.', '{product}: home'),
    menu: t('The name of the menu button.', 'Menu'),
    close: t('The button that closes a dialog.', 'Close'),
    newTab: t('Added, for screen readers, to links that open a new tab.', '(opens in a new tab)'),
    networks: z
      .strictObject({
        mail: t('The name of a link to an e-mail address.', 'E-mail'),
        website: t('The name of a link to a site.', 'Website'),
      })
      .optional()
      .meta({ title: 'Networks', description: 'Names of profiles that are on no network.' }),
    social: t('The name of the list of social links.', 'Social networks'),
    footer: t('The name of the footer’s navigation.', 'Footer'),
    updated: t('When an article was last changed; {date} is the day.', 'Updated {date}'),
    pages: z
      .strictObject({
        label: t('The name of the links to the pages of a list.', 'Pages'),
        previous: t('Goes back one page.', 'Previous'),
        next: t('Goes on one page.', 'Next'),
      })
      .optional()
      .meta({ title: 'Pages of a list', description: 'Labels of the links from page to page.' }),
    transcript: t('Opens the transcript of a film.', 'Transcript'),
    frame: z
      .strictObject({
        play: t('The button that plays a video.', 'Play'),
        show: t('The button that shows something of another site.', 'Show'),
        notice: t('Says where it comes from; {name} is the other site.', 'Pressing the button loads this from {name}.'),
        open: t('The link to it; {name} is the other site.', 'Open on {name}'),
      })
      .optional()
      .meta({ title: 'Frames', description: 'Words around what other sites show: videos, maps.' }),
    theme: z
      .strictObject({
        label: t('The name of the theme control.', 'Theme'),
        light: t('The light scheme.', 'Light'),
        dark: t('The dark scheme.', 'Dark'),
        system: t('The scheme of the visitor’s system.', 'System'),
      })
      .optional()
      .meta({ title: 'Theme control', description: 'Labels of the theme control.' }),
    loading: t('Read out while a page loads.', 'Loading…'),
    arrived: t('Read out when a page has arrived; {page} is its title.', '{page}'),
    notFound: z
      .strictObject({
        title: t('The heading for an unknown address.', 'Not Found'),
        text: t('What to do.', 'There is no page at this address.'),
        action: t('The link home.', 'Back to the home page'),
      })
      .optional()
      .meta({ title: 'Not found', description: 'The page for unknown addresses.' }),
    error: z
      .strictObject({
        title: t('The heading of a failure.', 'Something went wrong!'),
        text: t('What to do.', 'Please try again.'),
        show: t('Shows the details.', 'Show Error'),
        hide: t('Hides the details.', 'Hide Error'),
        retry: t('Tries again.', 'Try again'),
        section: t('Stands where a part of a page failed.', 'This part could not be shown.'),
      })
      .optional()
      .meta({ title: 'Failures', description: 'What a visitor reads when something fails.' }),
    carousel: z
      .strictObject({
        roleDescription: t('What the carousel is, for screen readers.', 'carousel'),
        slide: t('What a slide is, for screen readers.', 'slide'),
        position: t('The position of a slide; {index} and {count} are numbers.', '{index} of {count}'),
        previous: t('Goes back one slide.', 'Previous slide'),
        next: t('Goes on one slide.', 'Next slide'),
        pause: t('Stops the rotation.', 'Pause'),
        play: t('Starts the rotation.', 'Play'),
      })
      .optional()
      .meta({ title: 'Carousel', description: 'Labels of carousels.' }),
    comparison: z
      .strictObject({
        yes: t('What a tick means, for screen readers.', 'Included'),
        no: t('What a dash means, for screen readers.', 'Not included'),
      })
      .optional()
      .meta({ title: 'Comparison', description: 'What the marks of comparisons mean.' }),
    consent: z
      .strictObject({
        title: t('The heading of the question whether scripts may be loaded.', 'Your choice'),
        text: t('Stands above the names of the scripts.', 'Only if you agree does this site load:'),
        agree: t('The button that agrees.', 'Agree'),
        refuse: t('The button that refuses.', 'Decline'),
        again: t('The button in the footer that asks again.', 'Consent'),
      })
      .optional()
      .meta({ title: 'Consent', description: 'Words of the question whether scripts of others may be loaded.' }),
    form: z
      .strictObject({
        name: t('The label of the name.', 'Name'),
        email: t('The label of the e-mail address.', 'Email'),
        subject: t('The label of the subject.', 'Subject'),
        message: t('The label of the message.', 'Message'),
        submit: t('The button that sends.', 'Send Message'),
        choose: t('Stands in a list of answers before one is chosen.', 'Choose…'),
      })
      .optional()
      .meta({
        title: 'Forms',
        description: 'Labels of the contact form, which also head the lines of the mail, and words of other forms.',
      }),
    toast: z
      .strictObject({
        region: t('The name of the region with the toasts.', 'Notifications'),
        close: t('Dismisses a toast.', 'Dismiss'),
        mailOpening: t('While the mail program opens.', 'Opening your mail program…'),
        mailOpened: t('After the mail program was asked to open.', 'Your message is ready in your mail program.'),
        sending: t('While a form is sent.', 'Sending…'),
        sent: t('When a form was sent.', 'Thank you. Your message was sent.'),
        sendFailed: t('When a form could not be sent.', 'Your message could not be sent. Please try again.'),
        downloading: t('When a file is downloaded; {name} is its name.', 'Downloading {name}'),
        copied: t('When a link was copied.', 'Link copied'),
        copyFailed: t('When a link could not be copied.', 'The link could not be copied'),
        offline: t('When the network is lost.', 'You are offline'),
        online: t('When the network is back.', 'You are online again'),
      })
      .optional()
      .meta({ title: 'Toasts', description: 'What toasts say.' }),
    pdf: z
      .strictObject({
        syllabus: t('The kind of document.', 'Course syllabus'),
        duration: t('Heads the duration.', 'Duration'),
        audience: t('Heads the audience.', 'Who it is for'),
        outline: t('Heads the outline.', 'Outline'),
        outcomes: t('Heads the outcomes.', 'What you will be able to do'),
        contact: t('Heads the contact line.', 'Questions and dates'),
        page: t('The page line; {index} and {count} are numbers.', 'Page {index} of {count}'),
      })
      .optional()
      .meta({ title: 'Syllabus', description: 'Headings of the syllabus PDFs.' }),
  })
  .prefault({})
  .meta({
    title: 'Texts',
    description: 'Labels and messages of the program itself, where they are other than the language’s own.',
  });

type Whole<T> = T extends string ? T : { [K in keyof T]-?: Whole<NonNullable<T[K]>> };

/** Every word that the program itself says. */
export type Texts = Whole<z.output<typeof texts>>;
