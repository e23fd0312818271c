import { Component, type ReactNode } from 'react';

interface PanelGuardProps {
  readonly title: string;
  /** Changes with the figures: a drawing that failed is tried again with the next. */
  readonly rev: number;
  readonly children: ReactNode;
}

interface PanelGuardState {
  readonly failed: boolean;
  readonly rev: number;
}

/**
 * Keeps a failure of one panel inside it: the others go on, and this one heals with new figures.
 */
export class PanelGuard extends Component<PanelGuardProps, PanelGuardState> {
  override state: PanelGuardState = { failed: false, rev: this.props.rev };

  static getDerivedStateFromError(): Partial<PanelGuardState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { rev }: PanelGuardProps,
    state: PanelGuardState,
  ): PanelGuardState | null {
    return rev === state.rev ? null : { failed: false, rev };
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <p role="status">{`${this.props.title}暂时无法显示，下次数据到达时重试`}</p>
    ) : (
      this.props.children
    );
  }
}
