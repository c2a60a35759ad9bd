import { Anchor, Stack, Text, Title } from '@mantine/core';
import { __iconNode as mail } from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { __iconNode as place } from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { __iconNode as message } from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import { __iconNode as phone } from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { ReactNode } from 'react';
import type { SectionProps } from '../../config/resolve/page-model.ts';
import { titleId } from '../../ui/ids.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { SocialLinks } from '../../ui/SocialLinks.tsx';
import { Split } from '../../ui/Split.tsx';
import styles from './Contact.module.css';
import { ContactForm } from './ContactForm.tsx';
import type { contact } from './schema.ts';

/** Ways to get in touch, beside the contact form. */
export default function Contact({ section, site, heading }: SectionProps<typeof contact>) {
  const { id, title, text, ways, socialLabel } = section;
  const { social } = site;
  return (
    <Split columns="5fr 7fr" gap="var(--s5) clamp(3rem, 7vw, 6rem)" align="start">
      <Stack gap="lg" className={styles.words}>
        <Title id={titleId(id)} order={heading} size="h2">
          {title}
        </Title>
        {text && (
          <Text size="xl" c="dimmed" maw="30em">
            {text}
          </Text>
        )}
        {(ways.length > 0 || social.length > 0) && (
          <Stack component="dl" gap="lg" mt="md">
            {ways.map((way) => (
              <Way key={way.label} label={way.label}>
                {way.href ? (
                  <Anchor href={way.href} className={styles.way} rel="noopener">
                    <LineIcon of={iconOf(way.href)} size={22} />
                    {way.text}
                  </Anchor>
                ) : (
                  <span className={styles.way}>
                    <LineIcon of={place} size={22} />
                    {way.text}
                  </span>
                )}
              </Way>
            ))}
            {social.length > 0 && (
              <Way label={socialLabel ?? site.texts.social}>
                <SocialLinks links={social} label={socialLabel ?? site.texts.social} mt="xs" />
              </Way>
            )}
          </Stack>
        )}
      </Stack>
      <ContactForm section={section} site={site} />
    </Split>
  );
}

const iconOf = (href: string) => (href.startsWith('mailto:') ? mail : href.startsWith('tel:') ? phone : message);

function Way({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" lh="lg" c="dimmed" mb={2}>
        {label}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}
