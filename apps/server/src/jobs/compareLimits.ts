import { comparedPerson, limit } from '@tqc/contract/limit';
import { KEPT_DAYS } from '@tqc/contract/resource';
import { routeOf } from '@tqc/contract/screens';
import { limitStatus, limitType } from '@tqc/domain/dictionaries';
import { maskIdNo, personNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { writeTable, type TableCell } from '../kit/export';
import { ApiFailure } from '../kit/failure';
import { openLines, type FileLine } from '../kit/imports';
import { scopeOf, transaction, type Db } from '../kit/scope';
import { personNow } from '../kit/session';
import type { AppParts } from '../kit/serve';
import { bounded, makeFile } from './finishTask';
import type { Failing, Leased } from './taskLease';

const COLUMNS = [
  ['行号', 8],
  ['姓名', 14],
  ['证件号码', 22],
  ['比对结果', 16],
  ['限制类型', 20],
  ['限制起', 14],
  ['限制止', 14],
  ['记录状态', 12],
  ['限制机构', 30],
] as const;
/** Of a line about which nothing more is to be said. */
const NO_MORE = ['', '', '', '', ''] as const;
/** So many lines are written at once. */
const AT_ONCE = 200;

interface Found {
  readonly limitType: number;
  readonly beginDate: string;
  readonly endDate: string | null;
  readonly status: number;
  readonly orgName: string;
}

/** A list of persons, each looked up by number and name, as a file of what was found. */
export function compareLimits(app: AppParts, leased: Leased, mostBytes: number): Promise<void> {
  return makeFile(app, leased, async (keep) => {
    const { job, progress, check } = leased;
    const who = await personNow(app.pool, job.admin_id);
    if (!who) throw new ApiFailure(492);
    if (!who.rights.has(limit.batchCompare.permission)) throw new ApiFailure(403);
    const lines = openLines(app.personal, job.job_id, job.sealed);
    progress.total = lines.length;
    const looked = await transaction(app.pool, scopeOf(who), async (db) => {
      const all: Looked[] = [];
      for (const line of lines) {
        check();
        all.push(await compared(app, db, line));
        progress.done += 1;
      }
      return all;
    });
    const { purpose } = job.input as { readonly purpose: string };
    const count = (wanted: Looked['came']) => looked.filter(({ came }) => came === wanted).length;
    const limited = count('limited');
    const wrong = count('wrong');
    const left = wrong > 0 ? `，${wrong}人填写有误没有比对` : '';
    const said = `比对${lines.length - wrong}人，有记录${limited}人${left}`;
    const { bytes, mime } = writeTable('xlsx', {
      title: '限制库比对结果',
      lines: [`用途：${purpose}　${said}　操作人：${who.name}`],
      columns: COLUMNS.map(([title, width]) => ({ title, width })),
      rows: inPieces(looked.flatMap(({ rows }) => rows)),
    });
    return {
      who,
      kind: 'xlsx',
      mime,
      file: await keep(bounded(bytes, mostBytes)),
      total: lines.length,
      news: {
        title: '限制库比对已完成',
        content: `${said}${wrong > 0 ? '，请按结果里的说明改正后再比对' : ''}；文件保留${KEPT_DAYS}天，请到文件任务中下载。`,
        url: routeOf('shell.fileTasks'),
      },
      call: { ...limit.batchCompare, audit: 'query' },
      detail: { purpose, persons: lines.length, limited, wrong },
      forgets: true,
    };
  });
}

/** What came of one line of the list, and how the file says it: a line an entry. */
interface Looked {
  readonly came: 'limited' | 'free' | 'wrong';
  readonly rows: readonly (readonly TableCell[])[];
}

async function compared(app: AppParts, db: Db, { line, cells }: FileLine): Promise<Looked> {
  const parsed = comparedPerson.row.safeParse(cells);
  const { name = '', idNo = '' } = cells;
  const head: TableCell[] = [line, name, maskIdNo(idNo)];
  const said = (what: string) => [[...head, what, ...NO_MORE]];
  if (!parsed.success)
    return { came: 'wrong', rows: said(parsed.error.issues[0]?.message ?? '内容不正确') };
  const person = app.personal.index('idNo', personNo(parsed.data.idNo));
  const { rows } = await sql<Found>`
    select limit_type, begin_date, end_date, status, org_name from nation_limits(${person}::bytea, ${parsed.data.name}::text)`.execute(
    db,
  );
  if (rows.length === 0) return { came: 'free', rows: said('没有记录') };
  return {
    came: 'limited',
    rows: rows.map((row) => [
      ...head,
      '有限制记录',
      limitType.label(row.limitType),
      row.beginDate,
      row.endDate ?? '长期',
      limitStatus.label(row.status),
      row.orgName,
    ]),
  };
}

async function* inPieces(rows: readonly (readonly TableCell[])[]) {
  for (let at = 0; at < rows.length; at += AT_ONCE) yield rows.slice(at, at + AT_ONCE);
}

/** What a failed comparison says; the list is not kept. */
export const compareFails: Failing = {
  title: '限制库比对没有完成',
  again: false,
  content: (title, reason) => `“${title}”没有完成：${reason}。请重新上传名单。`,
};
