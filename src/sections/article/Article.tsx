import { Badge, Container, Group, Text, Title } from '@mantine/core';
import {
  Actions,
  Day,
  Facts,
  PictureView,
  Prose,
  type SectionProps,
  SocialLinks,
  sizesForHeight,
  sizesInFrame,
  titleId,
} from 'site-from-json/ui';
import styles from './Article.module.css';
import type article from './section.ts';

/** A text in one column below its title and facts, with a wider picture. */
export default function Article({ section, site, heading }: SectionProps<typeof article>) {
  const { id, title, text, tags, image, links, body, actions } = section;
  const isUpright = image && image.width < image.height * 1.2;
  return (
    <Container>
      <article className={styles.article}>
        <header className={styles.header}>
          {tags.length > 0 && (
            <Group component="ul" gap={6}>
              {tags.map((tag) => (
                <Badge key={tag} component="li">
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
            sizes={
              isUpright ? `(min-width: 40em) ${sizesForHeight(512, image)}, 92vw` : '(min-width: 70em) 992px, 92vw'
            }
            className={isUpright ? styles.upright : styles.picture}
            load={heading === 1 ? 'first' : 'lazy'}
          />
        )}
        {links.length > 0 && <SocialLinks links={links} label={site.texts.social} />}
        {body && <Prose blocks={body} under={heading} />}
        <Actions actions={actions} />
      </article>
    </Container>
  );
}

/** The authors, the date, the place and other short facts. */
function Origin({ section, site }: Pick<SectionProps<typeof article>, 'section' | 'site'>) {
  const { date, until, updated, time, place, facts, authors } = section;
  const { lang, texts } = site;
  const [before, after] = texts.updated.split('{date}');
  const known = [date && <Day key="day" date={date} until={until} lang={lang} />, time, place, ...facts].filter(
    Boolean,
  );
  if (updated)
    known.push(
      <>
        {before}
        <Day date={updated} lang={lang} />
        {after}
      </>,
    );
  if (known.length === 0 && authors.length === 0) return null;
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
      {known.length > 0 && <Facts facts={known} />}
    </div>
  );
}
