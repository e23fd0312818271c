import { enrollment } from '@tqc/contract/enroll';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { useMay } from '../../kit/session/useMay';
import { EnrollTasks } from './EnrollTasks';

/** What 定期注册 has for the workbench: what waits in each stage, and what is due. */
export function WorkHome() {
  if (!useMay(enrollment.figures)) return null;
  return (
    <SectionHeader title="定期注册" collapsible={false}>
      <EnrollTasks whole />
    </SectionHeader>
  );
}
