import type { Texts } from '../../schema/texts.ts';

interface Props {
  id: string;
  type: string;
  error: Error;
  texts: Texts['error'];
}

/** What stands in place of a section whose component threw: a quiet sentence, and the error for whoever wants to know. */
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
