import { reportSubmit } from '@tqc/contract/monitor';
import { reportSubmitStatus } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { hardText, periodOf, reportSubmitFlow, type Check, type Period } from '@tqc/domain/reports';
import { chinaDay, dayAfter } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { outOfReach } from '../../../kit/failure';
import { asSystem } from '../../../kit/scope';
import { serve, type CallContext } from '../../../kit/serve';
import { holdsText, store, type RowOf } from '../../../kit/store';
import { tellOrganisation, tellPerson } from '../../../trade/messages';
import {
  publishedFor,
  reportSubmitsPage,
  type Figures,
  type Published,
} from '../../../trade/reports';
import { freeze } from './freeze';

const submissions = store('reportSubmit', 'reportSubmitId');
type Submission = RowOf<'reportSubmit'>;

export const reportSubmitRoutes = serve(reportSubmit, {
  list: async (call) => {
    const { reportName, ...input } = call.input;
    const found = await submissions(call).page(input, {
      equal: ['business', 'period', 'status', 'prov', 'city', 'county'],
      where: [reportName === undefined ? undefined : holdsText('name', reportName)],
      order: 'submittedAt.desc',
      filled: ['submittedAt', 'period'],
    });
    const orgs = await orgsOf(call, found.record);
    return { ...found, record: found.record.map((row) => answerOf(call, row, orgs)) };
  },

  get: async (call) => {
    const row = await submissions(call).get(call.input.id);
    // Written by `freeze` alone.
    const { rows, columns, lines, totals, before } = row.figures as Figures;
    return {
      ...answerOf(call, row, await orgsOf(call, [row])),
      head: { rows, columns },
      lines,
      totals,
      before,
      checks: row.checks as Check[],
    };
  },

  create: async (call) => {
    const { input, who, db, now } = call;
    const published = await publishedFor(db, who.orgType, input.report);
    const period = periodIn(call, published);
    const { figures, checks, changeText } = await freeze(call, published, period);
    const broken = hardText(checks);
    if (broken !== undefined) throw new RuleError(broken);
    const open = checks.filter(({ holds }) => !holds).map(({ says }) => says);
    if (open.length > 0 && input.text === '')
      throw refuse('text', `请说明原因：${open.join('；')}`);
    const values = {
      number: published.number,
      name: published.name,
      business: published.business,
      figures,
      checks,
      checkText: open.length === 0 ? '全部符合' : `${open.length}项已说明`,
      changeText,
      text: input.text,
      submittedBy: who.name,
      submitterId: who.adminId,
      submittedAt: now.toISOString(),
    };
    const id = await keep(call, period, values);
    call.note({ obj: `reportSubmit/${id}` });
    const above = await aboveOf(call);
    await tellOrganisation(
      db,
      above,
      {
        title: '下级报送了报表',
        content: `${who.orgName}报送了${period.label}的“${published.name}”，请接收或退回。`,
        url: reportSubmitsPage(published.business),
      },
      now,
      who,
    );
    return { id };
  },

  update: async (call) => {
    const { id, action, opinion = '' } = call.input;
    const row = await submissions(call).hold(id);
    const status = reportSubmitFlow.next(action, row.status);
    const org = (await orgsOf(call, [row])).get(row.orgId);
    if (org?.parentId !== call.who.orgId) throw outOfReach();
    if (action === 'return' && opinion === '') throw refuse('opinion', '请填写退回的原因');
    await submissions(call).change(id, {
      status,
      opinion,
      reviewer: call.who.name,
      reviewedAt: call.now,
    });
    const label = periodOf(row.period)?.label ?? row.period;
    await asSystem(call.db, () =>
      tellPerson(
        call.db,
        row.submitterId,
        {
          title: action === 'accept' ? '报送的报表已接收' : '报送的报表被退回',
          content:
            action === 'accept'
              ? `${call.who.orgName}接收了${label}的“${row.name}”。`
              : `${call.who.orgName}退回了${label}的“${row.name}”：${opinion}。请核对后重新报送。`,
          url: reportSubmitsPage(row.business),
        },
        call.now,
      ),
    );
    call.note({ obj: `reportSubmit/${id}` });
    return null;
  },
});

/** The period that was asked for, where the report can be bounded and the period is over. */
function periodIn(
  { input, now }: CallContext<typeof reportSubmit.create>,
  { definition }: Published,
): Period {
  const period = periodOf(input.period);
  if (!period || !definition.asks.includes('when'))
    throw refuse('period', '这张报表不按日期统计，不能报送，请另选报表');
  if (period.to >= chinaDay(now))
    throw refuse('period', `${period.label}还没有结束，${dayAfter(period.to, 1)}起可以报送`);
  return period;
}

/** Keeps what is handed in: the first time, or again after it was returned. */
async function keep(
  call: CallContext<typeof reportSubmit.create>,
  { id: period }: Period,
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { input, who, db } = call;
  const { rows } = await sql<{ id: string; status: number }>`
    select report_submit_id::text as id, status from report_submit
    where org_id = ${who.orgId} and report_id = ${input.report} and period = ${period} for no key update`.execute(
    db,
  );
  const [found] = rows;
  if (found) {
    const status = reportSubmitFlow.next('again', found.status);
    const back = { status, reviewer: '', reviewedAt: null, opinion: '' };
    // Handing in again writes over what was returned: nobody changes that meanwhile.
    const unversioned = 'held by the one who hands in again';
    await submissions(call).change(found.id, { ...values, ...back }, { unversioned });
    return found.id;
  }
  const { id } = await submissions(call).add({
    ...values,
    reportId: input.report,
    period,
    orgId: who.orgId,
    prov: who.prov,
    city: who.city,
    county: who.county,
    point: who.point,
    status: reportSubmitStatus.code('submitted'),
  });
  return id;
}

/** The organisation that figures are handed in to. */
async function aboveOf({ db, who }: Pick<CallContext, 'db' | 'who'>): Promise<string> {
  const { rows } = await sql<{ id: string | null }>`
    select parent_id::text as id from org where org_id = ${who.orgId}`.execute(db);
  const id = rows[0]?.id;
  if (!id) throw new RuleError('本机构没有上级机构，不用报送');
  return id;
}

/** Names of the organisations that handed in, and what lies above each. */
async function orgsOf({ db }: Pick<CallContext, 'db'>, rows: readonly Submission[]) {
  if (rows.length === 0) return new Map<string, { orgName: string; parentId: string | null }>();
  const found = await db
    .selectFrom('org')
    .select(['orgId', 'orgName', 'parentId'])
    .where(
      'orgId',
      'in',
      rows.map(({ orgId }) => orgId),
    )
    .execute();
  return new Map(found.map((org) => [org.orgId, org]));
}

function answerOf(
  { who }: Pick<CallContext, 'who'>,
  row: Submission,
  orgs: Awaited<ReturnType<typeof orgsOf>>,
) {
  const org = orgs.get(row.orgId);
  return {
    ...row,
    id: row.reportSubmitId,
    report: row.reportId,
    reportName: row.name,
    orgName: org?.orgName ?? '',
    mine: org?.parentId === who.orgId,
    own: row.orgId === who.orgId,
  };
}
