import type { reports } from '@tqc/contract/monitor';
import { reportFileStatus } from '@tqc/domain/dictionaries';
import type { CallContext } from '../../../kit/serve';
import { joinRun, RUN } from '../../../trade/reports';
import { reportOf } from './reportOf';

/** The states of a run in the words of files of reports. */
const STATES = {
  [RUN.waiting]: reportFileStatus.code('queued'),
  [RUN.running]: reportFileStatus.code('running'),
  [RUN.done]: reportFileStatus.code('done'),
  [RUN.failed]: reportFileStatus.code('failed'),
};

/** 运行报表：begins the run of a big report or tells how it stands. */
export async function getReportDataPreviewTask(
  call: CallContext<typeof reports.getReportDataPreviewTask>,
) {
  const { id, draft, ...asked } = call.input;
  const { definition } = await reportOf(call, { id, draft });
  const { status, message } = await joinRun(call, definition, asked);
  return { status: STATES[status as keyof typeof STATES], message };
}
