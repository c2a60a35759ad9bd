import { Box, Container, Group, Stack, Text, Title } from '@mantine/core';
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
  Tags,
  TextContents,
  titleId,
  useIsCentered,
  useStackAlign,
} from 'site-from-json/ui';
import styles from './Article.module.css';
import { nextDatesOf } from './next-dates.ts';
import type article from './section.ts';

type Props = SectionProps<typeof article>;

/** A text in one column below its title and facts, with a wider picture. */
export default function Article({ section, site, heading }: Props) {
  const { id, title, text, tags, image, links, contents, body, actions } = section;
  // Of the page of an item, the pages of its tags.
  const { tagPages } = section as { tagPages?: Record<string, string> };
  const justify = useIsCentered() ? 'center' : undefined;
  const isUpright = image && image.width < image.height * 1.2;
  return (
    <Container>
      <article className={styles.article}>
        <Stack component="header" gap="lg" {...useStackAlign()}>
          <Tags tags={tags} pages={tagPages} justify={justify} />
          <Title id={titleId(id)} order={heading} size="h2">
            {title}
          </Title>
          {text && (
            <Text size="xl" c="dimmed">
              {text}
            </Text>
          )}
          <Origin section={section} site={site} justify={justify} />
          <NextDates section={section} site={site} />
        </Stack>
        {image && (
          <PictureView
            picture={image}
            sizes={
              isUpright ? `(min-width: 40em) ${sizesForHeight(512, image)}, 92vw` : '(min-width: 70em) 992px, 92vw'
            }
            ratio="own"
            style={{ borderRadius: 'var(--mantine-radius-lg)' }}
            className={isUpright ? styles.upright : styles.picture}
            load={heading === 1 ? 'first' : 'lazy'}
          />
        )}
        {links.length > 0 && <SocialLinks links={links} label={site.texts.social} />}
        {body && <TextContents id={id} label={contents} blocks={body} />}
        {body && <Prose blocks={body} under={heading} />}
        <Actions actions={actions} />
      </article>
    </Container>
  );
}

/** The dates of an event that repeats, after the next one. */
function NextDates({ section, site }: Pick<Props, 'section' | 'site'>) {
  const dates = nextDatesOf(section);
  if (dates.length === 0) return null;
  return (
    <Box w="100%">
      <Text size="sm" fw={600}>
        {section.dates}
      </Text>
      <ul className={styles.dates}>
        {dates.map(({ date, until }) => (
          <li key={date}>
            <Day date={date} until={until} lang={site.lang} />
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** The authors, the date, the place and other short facts. */
function Origin({ section, site, justify }: Pick<Props, 'section' | 'site'> & { justify: 'center' | undefined }) {
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
    <Group gap="var(--mantine-spacing-md) var(--mantine-spacing-xl)" justify={justify} c="dimmed" fz="sm" lh={1.4}>
      {authors.map(({ id, name, role, image }) => (
        <Group key={id} gap="sm" wrap="nowrap">
          {image && (
            <PictureView
              picture={{ ...image, alt: '' }}
              sizes={sizesInFrame('44px', 1, image)}
              ratio="1"
              style={{ borderRadius: '50%', inlineSize: '2.75rem' }}
            />
          )}
          <div>
            <Text inherit c="var(--mantine-color-text)" fw={600}>
              {name}
            </Text>
            {role && <p>{role}</p>}
          </div>
        </Group>
      ))}
      {known.length > 0 && <Facts facts={known} />}
    </Group>
  );
}
