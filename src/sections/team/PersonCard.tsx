import { Anchor, Card, Text, Title } from '@mantine/core';
import { __iconNode as linkedIn } from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import type { Texts } from '../../../schema/texts.ts';
import type { Item } from '../../config/resolve/page-model.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { PictureView } from '../../ui/PictureView.tsx';
import { sizesInFrame } from '../../ui/picture-sizes.ts';
import styles from './PersonCard.module.css';

interface PersonCardProps {
  person: Item<'people'>;
  level: 2 | 3;
  texts: Texts;
}

/** A member of the team: portrait, name, role, and the way to the profile. */
export function PersonCard({ person: { name, role, image, social }, level, texts }: PersonCardProps) {
  return (
    <Card component="article" className={styles.card}>
      <PictureView
        picture={image}
        sizes={sizesInFrame('(min-width: 75em) 361px, (min-width: 48em) 31vw, (min-width: 36em) 46vw, 92vw', 1, image)}
        className={styles.portrait}
      />
      <div className={styles.caption}>
        <div>
          <Title order={level} size="h3">
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {role}
          </Text>
        </div>
        <Anchor className={styles.profile} href={social.linkedin} target="_blank" rel="noopener" underline="hover">
          <LineIcon of={linkedIn} size={20} />
          <span>{texts.profile}</span>
          <span className="visually-hidden">{`: ${name} ${texts.newTab}`}</span>
        </Anchor>
      </div>
    </Card>
  );
}
