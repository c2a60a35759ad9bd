import { __iconNode as mail } from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { __iconNode as message } from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import type { ReactNode } from 'react';
import type { SectionProps } from '../../config/resolve/page-model.ts';
import { Heading } from '../../ui/Heading.tsx';
import { titleId } from '../../ui/ids.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { SocialLinks } from '../../ui/SocialLinks.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './Contact.module.css';
import { ContactForm } from './ContactForm.tsx';
import type { contact } from './schema.ts';

/** Ways to get in touch, beside the contact form. */
export default function Contact({ section, site, heading }: SectionProps<typeof contact>) {
  const { id, title, text, emailLabel, chatLabel, socialLabel } = section;
  const { salesEmail, chat, social } = site.contacts;
  return (
    <div className={`measure ${styles.contact}`}>
      <div className={styles.words}>
        <Heading id={titleId(id)} level={heading} look={2}>
          {title}
        </Heading>
        {text && <Text className={styles.text}>{text}</Text>}
        <dl className={styles.ways}>
          <Way label={emailLabel}>
            <a href={`mailto:${salesEmail}`} className={styles.way}>
              <LineIcon of={mail} size={22} />
              {salesEmail}
            </a>
          </Way>
          <Way label={chatLabel}>
            <a href={chat.href} className={styles.way} rel="noopener">
              <LineIcon of={message} size={22} />
              {chat.label}
            </a>
          </Way>
          <Way label={socialLabel}>
            <SocialLinks links={social} label={socialLabel} />
          </Way>
        </dl>
      </div>
      <ContactForm section={section} site={site} />
    </div>
  );
}

function Way({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
