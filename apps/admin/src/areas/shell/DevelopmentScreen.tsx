import { PageHeader } from '@tqc/ui/PageHeader';
import { ResultPage } from '@tqc/ui/ResultPage';

/** 占位页：尚未开放的功能。 */
export function DevelopmentScreen() {
  return (
    <>
      <PageHeader title="功能开发中" />
      <ResultPage kind="waiting" title="该功能尚未开放，请关注系统通知。" />
    </>
  );
}
