import { __iconNode as linkedIn } from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import type { Texts } from '../../../schema/texts.ts';
import type { Item } from '../../config/resolve/page-model.ts';
import { Heading } from '../../ui/Heading.tsx';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { PictureView } from '../../ui/PictureView.tsx';
import { sizesInFrame } from '../../ui/picture-sizes.ts';
import styles from './PersonCard.module.css';

/** A member of the team: portrait, name, role, and the way to the profile. */
export function PersonCard({
  person: { name, role, image, social },
  level,
  texts,
}: {
  person: Item<'people'>;
  level: 2 | 3;
  texts: Texts;
}) {
  return (
    <article className={styles.card}>
      <PictureView
        picture={image}
        sizes={sizesInFrame('(min-width: 75em) 361px, (min-width: 48em) 31vw, (min-width: 36em) 46vw, 92vw', 1, image)}
        className={styles.portrait}
      />
      <div className={styles.caption}>
        <div className={styles.words}>
          <Heading level={level} look={3}>
            {name}
          </Heading>
          <p className={styles.role}>{role}</p>
        </div>
        <a className={styles.profile} href={social.linkedin} target="_blank" rel="noopener">
          <LineIcon of={linkedIn} size={20} />
          <span>{texts.profile}</span>
          <span className="visually-hidden">{`: ${name} ${texts.newTab}`}</span>
        </a>
      </div>
    </article>
  );
}
