import { useEffect, useRef } from 'react';
import { IconButton } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { useStudio } from '../store.ts';
import styles from './CodePanel.module.css';
import { codeEditor, goToLine } from './editor.ts';

/** The file as code. Changes appear in the form and on the page, and the other way round. */
export default function CodePanel({ close }: { close: () => void }) {
  const host = useRef<HTMLDivElement>(null);
  const name = useStudio(({ file }) => file?.name.replace(/^.*[/\\]/, ''));
  const place = useStudio(({ codePlace }) => codePlace);
  useEffect(() => {
    const view = codeEditor();
    host.current?.append(view.dom);
    view.requestMeasure();
    view.focus();
    return () => view.dom.remove();
  }, []);
  useEffect(() => {
    if (place) goToLine(codeEditor(), place.line, place.column);
  }, [place]);
  return (
    <section className={styles.panel} data-pane="code" aria-label="Code">
      <header className={styles.head}>
        <h2>{name}</h2>
        <span className={styles.hint}>Esc, then Tab leaves the code</span>
        <IconButton icon={icons.close} label="Close the code" onClick={close} />
      </header>
      <div ref={host} className={styles.code} />
    </section>
  );
}
