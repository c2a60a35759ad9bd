import { Component, type ReactNode } from 'react';
import type { Texts } from '../../schema/texts.ts';
import { SectionFailure } from './SectionFailure.tsx';

interface Props {
  id: string;
  type: string;
  texts: Texts['error'];
  children: ReactNode;
}

/** Replaces a section that throws in the browser by a message, so that the rest of the page keeps working. */
export class SectionBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { id, type, texts, children } = this.props;
    return error ? <SectionFailure id={id} type={type} error={error} texts={texts} /> : children;
  }
}
