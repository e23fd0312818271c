import { reportFileTask, reports } from '@tqc/contract/monitor';
import { KEPT_DAYS } from '@tqc/contract/resource';
import { routeOf } from '@tqc/contract/screens';
import { sql } from 'kysely';
import { writeTable } from '../kit/export';
import { ApiFailure } from '../kit/failure';
import { printers } from '../kit/printing';
import { scopeOf, transaction } from '../kit/scope';
import { personNow } from '../kit/session';
import type { AppParts } from '../kit/serve';
import { tellPerson } from '../trade/messages';
import {
  askedText,
  publishedFor,
  reportFilesPage,
  reportPaper,
  reportTable,
  runReport,
  type ReportFileInput,
} from '../trade/reports';
import { bounded, makeFile } from './finishTask';
import type { Failing, Leased } from './taskLease';

/**
 * One file of a report, in the name, with the rights and within the place that its person has now:
 * counted by the same plan as the preview.
 */
export function reportFiles(app: AppParts, leased: Leased, mostBytes: number): Promise<void> {
  return makeFile(app, leased, async (keep) => {
    const { job, progress, check } = leased;
    // A task of this kind was written by `startReportFile`.
    const { report, number, format, business, asked } = job.input as ReportFileInput;
    const who = await personNow(app.pool, job.admin_id);
    if (!who) throw new ApiFailure(492);
    for (const { permission } of [reports.getReportDataPreview, reportFileTask.create])
      if (!who.rights.has(permission)) throw new ApiFailure(403);
    const asOf = app.clock();
    const { definition, ran, text, name } = await transaction(
      app.pool,
      scopeOf(who),
      async (db) => {
        const published = await publishedFor(db, who.orgType, report, number);
        return {
          ...published,
          ran: await runReport(db, who, published.definition, asked),
          text: await askedText(db, published.definition, asked),
        };
      },
    );
    check();
    const total = ran.lines.length;
    progress.total = total;
    const head = { title: name, asked: text, asOf, maker: who.name };
    const { bytes, mime } =
      format === 'pdf'
        ? {
            bytes: whole(await printers.paper(reportPaper(definition, ran, head))),
            mime: 'application/pdf',
          }
        : writeTable(format, reportTable(definition, ran, head));
    check();
    const file = await keep(bounded(bytes, mostBytes));
    return {
      who,
      kind: format,
      mime,
      file,
      total,
      news: {
        title: '报表文件已生成',
        content: `“${name}”已生成，文件保留${KEPT_DAYS}天，请到文件任务中查看或下载。`,
        url: reportFilesPage(business),
      },
      call: { ...reportFileTask.create, audit: 'query' },
      detail: { report, number, format, asked },
    };
  });
}

/** What a failed file of a report says. */
export const reportFileFails: Failing = {
  title: '报表文件没有生成',
  again: true,
  content: (title, reason) => `“${title}”没有生成文件：${reason}。可以在文件任务中重新执行。`,
  // Who set the plan hears of it too, unless it is their own file.
  async after(db, { job }) {
    const { owner } = job.input as ReportFileInput;
    if (owner === undefined || owner === job.admin_id) return;
    const { rows } = await sql<{ now: string }>`select product_clock() as now`.execute(db);
    const [{ now } = { now: '' }] = rows;
    await tellPerson(
      db,
      owner,
      {
        title: '定时报表没有生成',
        content: `定时报表“${job.title}”没有给一位接收人生成文件，请在报表设计器中查看定时设置，或请接收人在文件任务中重新执行。`,
        url: routeOf('monitor.reportDesign'),
      },
      new Date(now),
    );
  },
};

async function* whole(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
