import { Component, type ReactNode } from 'react';
import type { Texts } from '../../schema/texts.ts';

interface Props {
  /** The section type, told to the console so that a developer finds it. */
  name: string;
  texts: Texts['error'];
  children: ReactNode;
}

/** Boxes a section that throws in the browser, so that the rest of the page lives on. */
export class SectionBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { texts, children } = this.props;
    if (!error) return children;
    return (
      <div className="measure" role="status">
        <p>{texts.section}</p>
        <details>
          <summary>{texts.show}</summary>
          <pre>{`${this.props.name}: ${error.message}`}</pre>
        </details>
      </div>
    );
  }
}
