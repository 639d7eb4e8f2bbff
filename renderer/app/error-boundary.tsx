import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly fallback: (error: unknown) => ReactNode;
  /** A change of it clears the error: another screen deserves another try. */
  readonly resetKey: string;
}
interface State {
  readonly error: unknown;
  readonly resetKey: string;
}

/** Catches a bug in a screen, so that the rest goes on. React knows this only as a class. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error);
  }
}
