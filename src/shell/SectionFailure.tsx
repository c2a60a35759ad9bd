import type { Texts } from '../../schema/texts.ts';

interface Props {
  id: string;
  type: string;
  error: Error;
  texts: Texts['error'];
}

/** Replaces a section whose component threw: a short message, with the error as details. */
export function SectionFailure({ id, type, error, texts }: Props) {
  return (
    <div className="measure" role="status">
      <p>{texts.section}</p>
      <details open={import.meta.env.DEV}>
        <summary>{texts.show}</summary>
        <pre>
          {`"${id}" (${type}): ${error.message}`}
          {import.meta.env.DEV && `\n\n${error.stack}`}
        </pre>
      </details>
    </div>
  );
}
