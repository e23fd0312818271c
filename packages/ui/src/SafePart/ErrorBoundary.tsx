import { Component, type ErrorInfo, type ReactNode } from 'react';

/** 出的错，和它出在哪些组件里。 */
export interface Failure {
  readonly error: unknown;
  /** 组件的层次；刚出错的一瞬还没有。 */
  readonly where: string;
}

interface ErrorBoundaryProps {
  /** 变了就再画一次，例如来了新的数据。 */
  readonly resetKey?: unknown;
  readonly fallback: (failure: Failure, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: Failure | undefined;
  readonly resetKey: unknown;
}

/** 里面画不出来时，错误到此为止，画 fallback；管理端用 SafePart，它有现成的话。 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error, where: '' } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return Object.is(resetKey, state.resetKey) ? null : { failure: undefined, resetKey };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ failure: { error, where: componentStack ?? '' } });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const retry = () => this.setState({ failure: undefined });
    return failure ? this.props.fallback(failure, retry) : this.props.children;
  }
}
