import { reportFileTask } from '@tqc/contract/monitor';
import { jobStatus } from '@tqc/domain/shared';
import { createHash } from 'node:crypto';
import { sealQuery } from '../../kit/export';
import { newId } from '../../kit/newId';
import type { Personal } from '../../kit/personal';
import type { Db } from '../../kit/scope';
import type { CallContext } from '../../kit/serve';
import type { Principal } from '../../kit/session';
import { fileNameOf, layDownTask } from '../tasks';
import type { Published } from './inUse';
import type { RunFor } from './runnable';

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
  /** Who set that it is made by itself; nobody where its person asked for it. */
  readonly owner?: string;
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
  return layDownTask(call, {
    title: published.name,
    fileTitle: titleOf(published, asked, place),
    input: inputOf(report, published, asked, { format, summary }),
    // Nothing in it is secret: what is sealed only says that the task can be begun.
    sealedFor: (id) => sealQuery(call.app.personal, id, {}),
    extension: format,
  });
}

function titleOf({ name }: Published, asked: RunFor, place: string): string {
  const period = [asked.from, asked.to].filter((day) => day !== undefined).join('至');
  return [name, period, place].filter((part) => part !== '').join('_');
}

function inputOf(
  report: string,
  published: Published,
  asked: RunFor,
  rest: Pick<ReportFileInput, 'format' | 'summary' | 'owner'>,
): ReportFileInput {
  const { number, business } = published;
  return {
    call: reportFileTask.downReportFileTask.id,
    report,
    number,
    business,
    asked,
    runKey: runKeyOf(report, published, asked),
    ...rest,
  };
}

/** Lays down a file of a report for somebody who gets it by a plan; the system does it. */
export async function planReportFile(
  { db, personal, now }: { readonly db: Db; readonly personal: Personal; readonly now: Date },
  who: Principal,
  report: string,
  published: Published,
  asked: RunFor,
  { format, summary, owner }: Pick<ReportFileInput, 'format' | 'summary'> & { owner: string },
): Promise<void> {
  const id = newId();
  await db
    .insertInto('job')
    .values({
      jobId: id,
      adminId: who.adminId,
      orgId: who.orgId,
      kind: reportFileTask.create.id,
      title: published.name,
      status: jobStatus.code('waiting'),
      input: JSON.stringify(inputOf(report, published, asked, { format, summary, owner })),
      sealed: sealQuery(personal, id, {}),
      fileName: fileNameOf(titleOf(published, asked, who.orgName), now, format),
      createdAt: now.toISOString(),
    })
    .execute();
}
