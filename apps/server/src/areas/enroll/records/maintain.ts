import { EnrollmentDetail } from '@tqc/contract/enroll';
import { factsOf } from '@tqc/contract/kit';
import { routeOf } from '@tqc/contract/screens';
import { recordStatusEnroll, teachGrade } from '@tqc/domain/dictionaries';
import { enrollRecordFlow } from '@tqc/domain/enroll';
import { refuse, RuleError, TooLate } from '@tqc/domain/kit';
import { CENTRE } from '@tqc/domain/organisations';
import { chinaDay, cut, isMobile, requireDay } from '@tqc/domain/shared';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import { placeOf } from '../../../kit/personal';
import type { CallContext } from '../../../kit/serve';
import { registrantToday, type Enrollment } from '../../../trade/enrollments';
import { tellOrganisation } from '../../../trade/messages';
import { plansOver } from '../../../trade/planning';
import { limitsOf } from '../../../trade/registration';
import { below, mine } from './read';
import { enrollmentRows, pendingOf, recordStep } from './stages';

/** What of a record is mended; what is not named stays. */
interface Mended {
  readonly workUnit?: string | undefined;
  readonly teachGrade?: number | undefined;
  readonly teachSubject?: string | undefined;
  readonly post?: string | undefined;
  readonly employedFrom?: string | null | undefined;
  readonly employedTo?: string | null | undefined;
  readonly mobile?: string | undefined;
}

const STEP = '数据维护';
const MOST_OPINION = 200;
const EARLIEST = '1950-01-01';
/** Nobody is employed for more years ahead. */
const LONGEST = 50;
const RESTORING = [4, 5];

/** Mends a record of the caller's own organisation or point. */
export async function mendOwn(call: CallContext, enrId: string, changes: Mended): Promise<null> {
  // The centre brings back what was deleted; what was declared is mended by those who know it.
  if (call.who.orgType === CENTRE) throw new ApiFailure(403);
  const row = await enrollmentRows(call).hold(enrId, mine(call));
  return mend(call, row, changes, '');
}

/** Mends a record of a lower organisation, which hears of it and why. */
export async function mendBelow(
  call: CallContext,
  enrId: string,
  changes: Mended,
  reason: string,
): Promise<null> {
  const row = await enrollmentRows(call).hold(enrId, below(call));
  if ((row.recheck ?? 0) > pendingOf.recheck)
    throw new TooLate('复核已作出结论，不能再修改下级机构的记录');
  await mend(call, row, changes, reason);
  await tellOwner(call, row, '注册申请被上级修改', `由${call.who.orgName}修改：${reason}`);
  return null;
}

async function mend(
  call: CallContext,
  row: Enrollment,
  changes: Mended,
  reason: string,
): Promise<null> {
  requireThere(row);
  if ((row.finalJudgement ?? 0) > pendingOf.final)
    throw new TooLate('终审已作出结论，不能再修改；需要更正的请申请变更');
  const { mobile: typed, ...plain } = changes;
  const mobile = typed || undefined;
  requireEmployed(call, row, plain);
  if (mobile !== undefined && !isMobile(mobile))
    throw refuse('mobile', '手机号码不正确，请填写11位手机号码');
  const said = [...told(row, plain), ...(mobile === undefined ? [] : ['手机号码'])].join('；');
  if (said === '') throw new RuleError('没有改动任何内容');
  await recordStep(call, row, {
    step: STEP,
    event: '修改',
    toStatus: row.status,
    opinion: cut([said, reason].filter(Boolean).join('。原因：'), MOST_OPINION),
  });
  const { personal } = call.app;
  await enrollmentRows(call).change(row.enrId, {
    ...plain,
    ...(mobile === undefined
      ? {}
      : {
          mobile: personal.seal(placeOf('enrollment', 'mobile', row.enrId), mobile),
          mobileIndex: personal.index('mobile', mobile),
        }),
  });
  return null;
}

/** Days of employment that can be true, the end not before the beginning. */
function requireEmployed({ now }: CallContext, row: Enrollment, changes: Mended): void {
  const today = chinaDay(now);
  const { employedFrom, employedTo } = { ...row, ...changes };
  if (changes.employedFrom)
    requireDay('employedFrom', '聘用开始日期', changes.employedFrom, { from: EARLIEST, to: today });
  if (changes.employedTo)
    requireDay('employedTo', '聘用结束日期', changes.employedTo, {
      from: employedFrom ?? EARLIEST,
      to: `${Number(today.slice(0, 4)) + LONGEST}-12-31`,
    });
  if (employedFrom && employedTo && employedTo < employedFrom)
    throw refuse('employedFrom', '聘用开始日期不能晚于聘用结束日期');
}

/** What is changed, from what to what. */
function told(row: Enrollment, changes: Omit<Mended, 'mobile'>): string[] {
  const names = Object.keys(changes) as (keyof typeof changes)[];
  return names.flatMap((name) => {
    const before = row[name];
    const after = changes[name];
    if (after === undefined || before === after) return [];
    const words = (value: typeof after) =>
      name === 'teachGrade' ? teachGrade.label(Number(value)) : value || '空';
    return [
      `${factsOf(EnrollmentDetail.shape[name])?.label ?? name}：${words(before)}→${words(after)}`,
    ];
  });
}

/** Refuses to touch what was deleted or holds no more. */
export function requireThere({ recordStatus }: Enrollment): void {
  if (recordStatus === recordStatusEnroll.code('deleted'))
    throw new TooLate('该记录已删除，请先恢复');
  if (recordStatus === recordStatusEnroll.code('invalid'))
    throw new TooLate('该记录的注册已失效，不能再修改');
}

/** Takes a record of a lower organisation or point away, which hears of it and why. */
export async function removeBelow(
  call: CallContext,
  enrId: string,
  idRef: string,
  reason: string,
): Promise<null> {
  const row = await enrollmentRows(call).hold(enrId, below(call));
  if (row.idRef !== idRef) throw outOfReach();
  const recordStatus = enrollRecordFlow.next('remove', row.recordStatus);
  if ((row.finalJudgement ?? 0) > pendingOf.final)
    throw new TooLate('终审已作出结论，不能删除；请先由终审机构撤销结论');
  await recordStep(call, row, { step: STEP, event: '删除', toStatus: row.status, opinion: reason });
  await enrollmentRows(call).change(enrId, { recordStatus });
  await tellOwner(call, row, '注册申请被删除', `由${call.who.orgName}删除：${reason}`);
  return null;
}

/** Brings a deleted record back to where it stood. */
export async function undelete(call: CallContext, enrId: string): Promise<null> {
  const { db, who, now } = call;
  if (!RESTORING.includes(who.orgType)) throw new ApiFailure(403);
  const row = await enrollmentRows(call).hold(enrId);
  const normal = enrollRecordFlow.next('undelete', row.recordStatus);
  const over = (await plansOver(db, [row.obId], 'hold'))(row.obId);
  if (over !== undefined) throw new RuleError(over);
  const { thisYear } = await registrantToday(db, row.idIndex, row.year, row.enrId);
  if (thisYear) throw new RuleError('本人同一年度已有另一条注册申请，不能再恢复这一条');
  const limited = (await limitsOf(db, row.idIndex, chinaDay(now))).length > 0;
  await recordStep(call, row, { step: STEP, event: '恢复', toStatus: row.status });
  await enrollmentRows(call).change(enrId, {
    recordStatus: limited ? enrollRecordFlow.next('restrict', normal) : normal,
  });
  return null;
}

/** The organisation of the plan hears what another one did to its record. */
async function tellOwner(
  { db, now, who }: CallContext,
  row: Enrollment,
  title: string,
  what: string,
): Promise<void> {
  const toId = row.orgId === who.orgId ? row.pointId : row.orgId;
  if (toId === null) return;
  const content = `${row.name}（${row.archiveNo ? `档案号 ${row.archiveNo}` : '未受理'}）的注册申请${what}`;
  await tellOrganisation(db, toId, { title, content, url: routeOf('enroll.dataView') }, now, who);
}
