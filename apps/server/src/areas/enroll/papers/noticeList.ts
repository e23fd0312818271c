import type { enrollmentPapers } from '@tqc/contract/enroll';
import {
  firstReview,
  recheck,
  recordStatusEnroll,
  registrationType,
  teachGrade,
} from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { printers, tablePages, type PaperPage } from '../../../kit/printing';
import { FileReply, type CallContext } from '../../../kit/serve';
import { mine } from '../records/read';

interface Concluded {
  readonly obId: string;
  readonly obName: string;
  readonly noticeBegin: string | null;
  readonly noticeEnd: string | null;
  readonly name: string;
  readonly archiveNo: string | null;
  readonly workUnit: string;
  readonly teachGrade: number;
  readonly registrationType: number;
  readonly firstReview: number;
  readonly firstAt: Date | string | null;
}

const TITLE = '教师资格定期注册公示名单';
/** Nobody reads a longer notice, and the printers take their time. */
const MOST = 2000;

/**
 * The first conclusions of the plans that have records on notice, a table for each plan; no number
 * of a person stands on it.
 */
export async function noticeList(
  call: CallContext<typeof enrollmentPapers.noticeList>,
): Promise<FileReply> {
  const there = sql`record_status <> ${recordStatusEnroll.code('deleted')}`;
  const { rows } = await sql<Concluded>`
    select p.ob_id as "obId", p.plan_name as "obName", p.notice_begin as "noticeBegin", p.notice_end as "noticeEnd",
      e.name, e.archive_no as "archiveNo", e.work_unit as "workUnit", e.teach_grade as "teachGrade",
      e.registration_type as "registrationType", e.first_review as "firstReview", e.first_at as "firstAt"
    from enrollment e join org_plan p using (ob_id)
    where e.first_review > ${firstReview.code('pending')} and e.enr_id in (select enr_id from enrollment where ${mine(call)} and ${there})
      and e.ob_id in (select ob_id from enrollment where ${mine(call)} and ${there} and recheck = ${recheck.code('pending')})
    order by e.ob_id, e.archive_no limit ${MOST + 1}`.execute(call.db);
  if (rows.length === 0) throw new RuleError('没有正在公示的初核结论，作出初核结论后再生成名单');
  if (rows.length > MOST)
    throw new RuleError(`公示名单超过${MOST}人，请在列表中用“导出”生成表格公示`);
  const plans = [...new Set(rows.map(({ obId }) => obId))];
  call.note({ obj: 'paper/enrollNotice', detail: { plans, n: rows.length } });
  const moments = rows.map(({ firstAt }) => (firstAt === null ? 0 : new Date(firstAt).getTime()));
  const paper = {
    title: TITLE,
    // As old as the last conclusion on it: no clock is asked.
    made: new Date(Math.max(...moments)).toISOString(),
    pages: plans.flatMap((plan) => pagesOf(rows.filter(({ obId }) => obId === plan))),
    ...(call.app.demo ? { watermark: '演示数据' } : {}),
  };
  return new FileReply(() => printers.whole(paper), 'application/pdf', `${TITLE}.pdf`, true);
}

function pagesOf(rows: readonly Concluded[]): PaperPage[] {
  const [first] = rows;
  if (!first) return [];
  const { noticeBegin, noticeEnd } = first;
  const days = noticeBegin && noticeEnd ? `${noticeBegin} 至 ${noticeEnd}` : '　　　　　　　　　　';
  return tablePages({
    title: TITLE,
    note: `${first.obName}　共 ${rows.length} 人`,
    columns: [
      { title: '序号', width: 12 },
      { title: '姓名', width: 24 },
      { title: '档案号', width: 36 },
      { title: '任教学校', width: 46 },
      { title: '任教学段', width: 20 },
      { title: '注册类型', width: 18 },
      { title: '初核结论', width: 24 },
    ],
    rows: rows.map((row, at) => [
      String(at + 1),
      row.name,
      row.archiveNo ?? '',
      row.workUnit,
      teachGrade.label(row.teachGrade),
      registrationType.label(row.registrationType),
      firstReview.label(row.firstReview),
    ]),
    foot: `公示时间：${days}　　监督电话：　　　　　　　`,
  });
}
