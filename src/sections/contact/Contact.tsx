import { Stack } from '@mantine/core';
import { ContactMethods, IntroText, LabeledEntry, type SectionProps, SocialLinks, TwoColumns } from 'site-from-json/ui';
import { ContactForm } from './ContactForm.tsx';
import type contact from './section.ts';

/** Ways to get in touch, beside the contact form. */
export default function Contact({ section, site, heading }: SectionProps<typeof contact>) {
  const { id, title, text, ways, socialLabel } = section;
  const { social } = site;
  return (
    <TwoColumns columns="5fr 7fr" gap="var(--mantine-spacing-xxl) clamp(3rem, 7vw, 6rem)" align="start">
      <IntroText id={id} level={heading} title={title} text={text} textWidth="30em">
        {(ways.length > 0 || social.length > 0) && (
          <Stack component="dl" gap="lg" mt="md">
            <ContactMethods ways={ways} />
            {social.length > 0 && (
              <LabeledEntry label={socialLabel ?? site.texts.social}>
                <SocialLinks links={social} label={socialLabel ?? site.texts.social} mt="xs" />
              </LabeledEntry>
            )}
          </Stack>
        )}
      </IntroText>
      <ContactForm section={section} site={site} />
    </TwoColumns>
  );
}
