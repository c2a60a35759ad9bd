import { Anchor, Stack, Text, Title } from '@mantine/core';
import { __iconNode as mail } from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { __iconNode as message } from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
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
  const { id, title, text, emailLabel, chatLabel, socialLabel } = section;
  const { salesEmail, chat, social } = site.contacts;
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
        <Stack component="dl" gap="lg" mt="md">
          <Way label={emailLabel}>
            <Anchor href={`mailto:${salesEmail}`} className={styles.way}>
              <LineIcon of={mail} size={22} />
              {salesEmail}
            </Anchor>
          </Way>
          <Way label={chatLabel}>
            <Anchor href={chat.href} className={styles.way} rel="noopener">
              <LineIcon of={message} size={22} />
              {chat.label}
            </Anchor>
          </Way>
          <Way label={socialLabel}>
            <SocialLinks links={social} label={socialLabel} mt="xs" />
          </Way>
        </Stack>
      </Stack>
      <ContactForm section={section} site={site} />
    </Split>
  );
}

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
