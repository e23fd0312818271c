import { certAssign } from '@tqc/contract/cert';
import type { InputOf } from '@tqc/contract/kit';
import { registrationReview } from '@tqc/contract/register';
import { accessQueryResult, recognitionStatus } from '@tqc/domain/dictionaries';
import { dayAfter } from '@tqc/domain/shared';
import { eachOf, refusalOf, type Case, type Clerk } from './clerk';

const status = recognitionStatus.code;
type State = Parameters<typeof recognitionStatus.code>[0];
const access = accessQueryResult.code;
const MANY = 100;
/** Days an applicant is given to complete what is missing. */
const GIVEN = 4;
const EVERYTHING = [1, 2, 3, 4, 5, 6, 7, 8];
const WAITS = '决定要等一段时间才生效，模拟等不了：请以 TQC_UNDO=0 启动系统后再运行';

/** What is remembered of a season beside the database, as people remember it. */
export interface Memory {
  /** Who was asked for materials, and on which day. */
  readonly asked: Map<string, string>;
  /** Who was sent back for a second confirmation. */
  readonly returned: Set<string>;
  /** Who cannot be recognised, and why. */
  readonly hopeless: Map<string, string>;
}

/** The same for a case in every run: its last digits. */
export const luckOf = ({ regId }: Pick<Case, 'regId'>) => Number(regId.slice(-4)) % 100;

/**
 * A morning at the point: online check, what was not completed in time, confirmation; not where
 * somebody else sits.
 */
export async function receive(
  clerk: Clerk,
  memory: Memory,
  today: string,
  others: ReadonlySet<string> = new Set(),
): Promise<void> {
  const own = async (name: State) =>
    (await clerk.cases(status(name))).filter(({ pointName }) => !others.has(pointName));
  await eachOf(await own('filed'), async (row) => {
    const luck = luckOf(row);
    if (luck < 3) return check(clerk, row, { decision: 'checkFailed', reasons: [1] });
    if (luck >= 15 || memory.asked.has(row.regId))
      return check(clerk, row, { decision: 'materialsQualified' });
    await check(clerk, row, {
      decision: 'materialsIncomplete',
      reasons: [6],
      missing: [{ material: 5, text: '体检表请加盖医院公章' }],
      completeBefore: dayAfter(today, GIVEN),
    });
    memory.asked.set(row.regId, today);
  });
  await eachOf(await own('incomplete'), async (row) => {
    if ((memory.asked.get(row.regId) ?? today) < dayAfter(today, -GIVEN))
      await check(clerk, row, { decision: 'notCompletedInTime', reasons: [10] });
  });
  await eachOf(await own('qualified'), (row) => confirm(clerk, row, today));
}

type Checked = Omit<InputOf<typeof registrationReview.confirmRegistration>, 'regId'>;

async function check(clerk: Clerk, { regId, version }: Case, said: Checked): Promise<void> {
  await clerk
    .call(registrationReview.confirmRegistration, { ...said, regId }, version)
    .then(requireAtOnce)
    .catch(refusalOf);
}

/** Whoever does not fulfil what the law asks is told so at the counter. */
async function confirm(clerk: Clerk, row: Case, today: string): Promise<void> {
  const { regId, version } = row;
  const affirm = (said: Omit<InputOf<typeof registrationReview.affirmRegistration>, 'regId'>) =>
    clerk.call(registrationReview.affirmRegistration, { ...said, regId }, version);
  const checks = {
    materials: EVERYTHING,
    healthResult: 1,
    healthDate: dayAfter(today, -1),
  } as const;
  const luck = luckOf(row);
  const failed = { decision: 'confirmFailed' as const, reasons: [5] };
  const reason = await (
    luck >= 15 && luck < 18 ? affirm(failed) : affirm({ decision: 'confirm', ...checks })
  )
    .then(requireAtOnce)
    .catch(refusalOf);
  if (reason !== undefined)
    await affirm({ ...failed, reasonText: reason.slice(0, 200) }).catch(refusalOf);
}

/** A day at the recognising organisation: queries, decisions, numbers. */
export async function decide(
  clerk: Clerk,
  memory: Memory,
  today: string,
  settle: () => Promise<void>,
): Promise<void> {
  const waiting = await clerk.cases(status('confirmed'), { accessResult: access('waiting') });
  for (const some of parts(waiting))
    await clerk.call(registrationReview.batchAllowQuery, { regIds: idsOf(some) });
  if (waiting.length > 0) await settle();
  const answered = (await clerk.cases(status('confirmed'))).filter(
    ({ accessResult }) => accessResult !== access('waiting') && accessResult !== access('querying'),
  );
  for (const [row, why] of answered.map((one) => [one, whyNot(one, memory)] as const))
    if (why !== undefined) memory.hopeless.set(row.regId, why);
  const again = answered.filter((row) => luckOf(row) === 50 && !memory.returned.has(row.regId));
  for (const { regId } of again) memory.returned.add(regId);
  await audit(clerk, again, 'returnToConfirmation', '请核对体检结论后重新确认', memory);
  const rest = answered.filter((row) => !again.includes(row));
  await audit(
    clerk,
    rest.filter(({ regId }) => memory.hopeless.has(regId)),
    'approveFail',
    '经审查不符合认定条件',
    memory,
  );
  await audit(
    clerk,
    rest.filter(({ regId }) => !memory.hopeless.has(regId)),
    'approve',
    '',
    memory,
  );
  await number(clerk, memory, today);
}

const whyNot = (row: Case, memory: Memory): string | undefined =>
  memory.hopeless.get(row.regId) ??
  row.blocks[0] ??
  (row.accessResult === access('normal') ? undefined : '准入查询有记录');

async function audit(
  clerk: Clerk,
  rows: readonly Case[],
  decision: InputOf<typeof registrationReview.batchAud>['decision'],
  opinion: string,
  { hopeless }: Memory,
): Promise<void> {
  for (const some of parts(rows)) {
    const answer = await clerk.call(registrationReview.batchAud, {
      regIds: idsOf(some),
      records: some.map(({ regId: id, version }) => ({ id, version })),
      decision,
      opinion,
    });
    requireAtOnce(answer);
    // Who cannot be approved today is refused with the reason tomorrow.
    if (decision === 'approve')
      for (const { id, reason } of answer.refused) hopeless.set(id, reason);
  }
}

async function number(clerk: Clerk, memory: Memory, today: string): Promise<void> {
  for (const some of parts(await clerk.cases(status('approved')))) {
    const { refused } = await clerk.call(certAssign.create, {
      records: some.map(({ regId: id, version }) => ({ id, version })),
      recognisedOn: today,
      issueDate: today,
    });
    const stuck = some.filter(({ regId }) => refused.some(({ id }) => id === regId));
    for (const { id, reason } of refused) memory.hopeless.set(id, reason);
    await audit(clerk, stuck, 'withdrawApproval', '不能编号，退回重审', memory);
  }
}

function parts<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / MANY) }, (_, at) =>
    rows.slice(at * MANY, (at + 1) * MANY),
  );
}

const idsOf = (rows: readonly Case[]) => rows.map(({ regId }) => regId).join(',');

function requireAtOnce({ waits }: { readonly waits?: unknown }): undefined {
  if (waits) throw new Error(WAITS);
}
