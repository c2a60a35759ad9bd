import { Select } from '@mantine/core';
import { useState } from 'react';
import { keyOf, listOf } from '../../../config/json.ts';
import { beforePath, nowPath } from '../../protocol.ts';
import { words } from '../../words.ts';
import { widths } from '../commands.ts';
import { pageRoute, valueIn } from '../paths.ts';
import { getState } from '../store.ts';
import { pagesWith } from '../uses.ts';
import styles from './Changes.module.css';
import type { FoundChange } from './CommitPane.tsx';

/** A page that a change is on, as it was committed last and as it is now, each at three widths. */
export function ChangePictures({ change }: { change: FoundChange }) {
  const { value, file } = getState();
  const hasErrors = file?.issues.some(({ severity }) => severity === 'error');
  const pages = pagesOfChange(value, change);
  const [page = '/', setPage] = useState(pages[0]);
  const section = sectionOf(value, change, page);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be scrolled with the arrow keys
    <section className={styles.pictures} aria-label={words.pictures} tabIndex={0}>
      {pages.length > 1 && (
        <Select
          aria-label={words.pageOfChange}
          className={styles.page ?? ''}
          data={pages.slice(0, 200)}
          value={page}
          onChange={(path) => path && setPage(path)}
          allowDeselect={false}
        />
      )}
      {pages.length === 0 ? (
        <p className={styles.fact}>{words.noPage}</p>
      ) : (
        <>
          <Strip when={words.before} src={`${beforePath}${page}`} page={page} section={section} />
          {hasErrors ? (
            <p className={styles.fact}>{words.noneNow}</p>
          ) : (
            <Strip when={words.now} src={`${nowPath}${page}`} page={page} section={section} />
          )}
        </>
      )}
    </section>
  );
}

/** A page at three widths side by side. They are pictures, though live ones: they run no script, and cannot be reached. */
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
                title={words.pictureOf(when, page, width)}
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

/** Scrolls a page to a section. By its address the page would scroll Studio too. */
function showSection(page: Window, section: string | undefined): void {
  const place = section && page.document.getElementById(section);
  if (place) page.scrollTo({ top: page.scrollY + place.getBoundingClientRect().top, behavior: 'instant' });
}

/** The pages that show what a change is about; what is gone was in what is around it. */
export function pagesOfChange(value: unknown, { path }: FoundChange): string[] {
  let place = path;
  while (place.length > 0 && valueIn(value, place) === undefined) place = place.slice(0, -1);
  return place.length > (path[0] === 'routes' ? 1 : 0) ? pagesWith(value, place) : [];
}

/** The id of the section of a page that a change is in. */
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
