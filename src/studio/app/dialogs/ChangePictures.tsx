import { Select } from '@mantine/core';
import { useState } from 'react';
import { keyOf, listOf } from '../../../json/values.ts';
import { beforePath, type FoundChange, nowPath } from '../../protocol.ts';
import { widths } from '../commands/commands.ts';
import { pageRoute, valueIn } from '../document/paths.ts';
import { pagesWith } from '../document/uses.ts';
import { getState } from '../store.ts';
import styles from './Changes.module.css';

/** A page with a change, before and now, each at three widths. */
export function ChangePictures({ change }: { change: FoundChange }) {
  const { value, file } = getState();
  const hasErrors = file?.issues.some(({ severity }) => severity === 'error');
  const pages = pagesOfChange(value, change);
  const [page = '/', setPage] = useState(pages[0]);
  const section = sectionOf(value, change, page);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
    <section className={styles.pictures} aria-label="Before and now" tabIndex={0}>
      {pages.length > 1 && (
        <Select
          aria-label="Page"
          className={styles.page ?? ''}
          data={[...new Set(pages)].slice(0, 200)}
          value={page}
          onChange={(path) => path && setPage(path)}
          allowDeselect={false}
        />
      )}
      {pages.length === 0 ? (
        <p className={styles.fact}>This page is not in the file.</p>
      ) : (
        <>
          <Strip when="Before" src={`${beforePath}${page}`} page={page} section={section} />
          {hasErrors ? (
            <p className={styles.fact}>The page is shown again when the problems are fixed.</p>
          ) : (
            <Strip when="Now" src={`${nowPath}${page}`} page={page} section={section} />
          )}
        </>
      )}
    </section>
  );
}

/** A page at three widths side by side, in frames that run no scripts and cannot be focused. */
function Strip({ when, src, page, section }: { when: string; src: string; page: string; section: string | undefined }) {
  return (
    <figure className={styles.strip}>
      <figcaption>
        {when} <span>{page}</span>
      </figcaption>
      <div className={styles.frames} inert>
        <div>
          {Object.entries(widths)
            .reverse()
            .map(([name, width]) => (
              <iframe
                key={`${name} ${src}`}
                src={src}
                data-width={name}
                style={{ inlineSize: width }}
                title={`${when}: ${page}, ${width} pixels wide`}
                sandbox="allow-same-origin"
                loading="lazy"
                tabIndex={-1}
                aria-hidden="true"
                onLoad={({ currentTarget: { contentWindow } }) => contentWindow && showSection(contentWindow, section)}
              />
            ))}
        </div>
      </div>
    </figure>
  );
}

/** Scrolls a page to a section. A hash in its address would scroll Studio too. */
function showSection(page: Window, section: string | undefined): void {
  const place = section && page.document.getElementById(section);
  if (place) page.scrollTo({ top: page.scrollY + place.getBoundingClientRect().top, behavior: 'instant' });
}

/** Returns the pages that show a changed value. A removed value was on the pages of the value around it. */
export function pagesOfChange(value: unknown, { path }: FoundChange): string[] {
  let place = path;
  while (place.length > 0 && valueIn(value, place) === undefined) place = place.slice(0, -1);
  return place.length > (path[0] === 'routes' ? 1 : 0) ? pagesWith(value, place) : [];
}

/** Returns the id of the section with a change on a page. */
function sectionOf(value: unknown, { path }: FoundChange, page: string): string | undefined {
  const [first, second, , step] = path;
  const sections = listOf(valueIn(value, [...(pageRoute(value, page) ?? ['']), 'sections']));
  const id =
    first === 'routes'
      ? typeof step === 'object' && step.id
      : first === 'lists' &&
        keyOf(
          sections.find((section) => keyOf(section, 'list') === second),
          'id',
        );
  return typeof id === 'string' ? id : undefined;
}
