import { Component, type ReactNode } from 'react';
import type { PageView } from '../client/page-view.ts';

interface Props {
  view: PageView | undefined;
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  view: PageView | undefined;
  failure?: { error: unknown } | undefined;
}

/** Shows `fallback` in place of a page that throws, until another page, or the same anew, is to be shown. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { view: this.props.view };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ view }: Props, state: State): State | null {
    return view === state.view ? null : { view, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
