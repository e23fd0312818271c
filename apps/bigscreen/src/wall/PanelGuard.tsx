import { ErrorBoundary } from '@tqc/ui/SafePart';
import type { ReactNode } from 'react';

interface PanelGuardProps {
  readonly title: string;
  /** Changes with the figures: a drawing that failed is tried again with the next. */
  readonly rev: number;
  readonly children: ReactNode;
}

/**
 * Keeps a failure of one panel inside it: the others go on, and this one heals with new figures.
 */
export function PanelGuard({ title, rev, children }: PanelGuardProps) {
  return (
    <ErrorBoundary
      resetKey={rev}
      fallback={() => <p role="status">{`${title}暂时无法显示，下次数据到达时重试`}</p>}
    >
      {children}
    </ErrorBoundary>
  );
}
