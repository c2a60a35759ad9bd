import { Alert, Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  title?: string;
  onError?: () => void;
  onRetry?: () => void;
  /** Puts the message into a frame, such as a window. */
  frame?: (message: ReactNode) => ReactNode;
}

/** Shows why Studio or a part of it cannot be rendered, such as for a file that no check foresaw, instead of a blank page. */
export class Boundary extends Component<Props, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const {
      children,
      title = 'Studio cannot show this file. Change it in your text editor, then try again.',
      frame = (message: ReactNode) => message,
    } = this.props;
    const { error } = this.state;
    if (!error) return children;
    const retry = () => {
      this.setState({ error: undefined });
      this.props.onRetry?.();
    };
    return frame(
      <Alert color="red" title={title} role="alert" m="md">
        {error.message}{' '}
        <Button variant="default" size="compact-xs" onClick={retry}>
          Try again
        </Button>
      </Alert>,
    );
  }
}
