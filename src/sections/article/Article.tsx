import { Badge, Container, Group, Text, Title } from '@mantine/core';
import type { SectionProps } from '../../config/resolve/page-model.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Day } from '../../ui/Day.tsx';
import { titleId } from '../../ui/ids.ts';
import { PictureView } from '../../ui/PictureView.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { sizesInFrame } from '../../ui/picture-sizes.ts';
import styles from './Article.module.css';
import type { article } from './schema.ts';

/** A text in one column, under its title and what is known of it; its picture is wider. */
export default function Article({ section, site, heading }: SectionProps<typeof article>) {
  const { id, title, text, tags, image, body, actions } = section;
  return (
    <Container>
      <article className={styles.article}>
        <header className={styles.header}>
          {tags.length > 0 && (
            <Group component="ul" gap={6}>
              {tags.map((tag) => (
                <Badge key={tag} component="li" size="sm">
                  {tag}
                </Badge>
              ))}
            </Group>
          )}
          <Title id={titleId(id)} order={heading} size="h2">
            {title}
          </Title>
          {text && (
            <Text size="xl" c="dimmed">
              {text}
            </Text>
          )}
          <Origin section={section} site={site} />
        </header>
        {image && (
          <PictureView
            picture={image}
            sizes="(min-width: 70em) 992px, 92vw"
            className={styles.picture}
            load={heading === 1 ? 'first' : 'lazy'}
          />
        )}
        {body && <Prose blocks={body} under={heading} />}
        <Actions actions={actions} />
      </article>
    </Container>
  );
}

/** Who wrote it, and when. */
function Origin({ section, site }: Pick<SectionProps<typeof article>, 'section' | 'site'>) {
  const { date, updated, authors } = section;
  const { lang, texts } = site;
  const [before, after] = texts.updated.split('{date}');
  if (!date && authors.length === 0) return null;
  return (
    <div className={styles.origin}>
      {authors.map(({ id, name, role, image }) => (
        <div key={id} className={styles.author}>
          {image && (
            <PictureView
              picture={{ ...image, alt: '' }}
              sizes={sizesInFrame('44px', 1, image)}
              className={styles.portrait}
            />
          )}
          <div>
            <p className={styles.name}>{name}</p>
            {role && <p>{role}</p>}
          </div>
        </div>
      ))}
      {date && (
        <p>
          <Day date={date} lang={lang} />
          {updated && (
            <>
              {' · '}
              {before}
              <Day date={updated} lang={lang} />
              {after}
            </>
          )}
        </p>
      )}
    </div>
  );
}
