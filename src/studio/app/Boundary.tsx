import { Alert, Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { words } from '../words.ts';

/** Shows why Studio cannot be rendered, such as for a file that no check foresaw, instead of a blank page. */
export class Boundary extends Component<{ children: ReactNode }, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Alert color="red" title={words.cannotShow} role="alert" m="md">
        {error.message}{' '}
        <Button variant="default" size="compact-xs" onClick={() => this.setState({ error: undefined })}>
          {words.tryAgain}
        </Button>
      </Alert>
    );
  }
}
