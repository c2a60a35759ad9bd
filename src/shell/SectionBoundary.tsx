import { Component, type ReactNode } from 'react';

interface Props {
  fallback: (error: Error) => ReactNode;
  children: ReactNode;
}

/** Replaces a section that throws in the browser, so that the rest of the page keeps working. */
export class SectionBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { fallback, children } = this.props;
    return error ? fallback(error) : children;
  }
}
