import { reportFileTask } from '@tqc/contract/monitor';
import { createHash } from 'node:crypto';
import { sealQuery } from '../../kit/export';
import type { CallContext } from '../../kit/serve';
import { layDownTask } from '../tasks';
import type { Published } from './inUse';
import type { RunFor } from './runReport';

/** What a file of a report is made from, as its task keeps it in the open. */
export interface ReportFileInput {
  /** The call whose right the file is fetched with. */
  readonly call: string;
  readonly report: string;
  readonly number: number;
  readonly business: number;
  readonly format: 'xlsx' | 'csv' | 'pdf';
  /** The conditions: none of them is of a person. */
  readonly asked: RunFor;
  /** The same in words. */
  readonly summary: string;
  /** Tells one run from another: version, conditions, format. */
  readonly runKey: string;
}

/** Names a run: the same version with the same conditions is the same run. */
export function runKeyOf(report: string, { number }: Published, asked: RunFor): string {
  const { org = '', batch = [], ctId = [], from = '', to = '' } = asked;
  const parts = [report, number, org, [...batch].sort(), [...ctId].sort(), from, to];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Lays down a file of a report, which is made while the person goes on working. */
export async function startReportFile(
  call: CallContext,
  report: string,
  published: Published,
  asked: RunFor,
  { format, summary, place }: Pick<ReportFileInput, 'format' | 'summary'> & { place: string },
): Promise<string> {
  const { name, number, business } = published;
  const input: ReportFileInput = {
    call: reportFileTask.downReportFileTask.id,
    report,
    number,
    business,
    format,
    asked,
    summary,
    runKey: runKeyOf(report, published, asked),
  };
  const period = [asked.from, asked.to].filter((day) => day !== undefined).join('至');
  return layDownTask(call, {
    title: name,
    fileTitle: [name, period, place].filter((part) => part !== '').join('_'),
    input,
    // Nothing in it is secret: what is sealed only says that the task can be begun.
    sealedFor: (id) => sealQuery(call.app.personal, id, {}),
    extension: format,
  });
}
