import { PageHeader } from '@tqc/ui/PageHeader';
import { ResultPage } from '@tqc/ui/ResultPage';

/** Stands in for what is not open yet. */
export function DevelopmentScreen() {
  return (
    <>
      <PageHeader title="功能开发中" />
      <ResultPage kind="waiting" title="该功能尚未开放，请关注系统通知。" />
    </>
  );
}
