import { enrollment, enrollmentData, enrollmentReview } from '@tqc/contract/enroll';
import type { InputOf, Row } from '@tqc/contract/kit';
import { finalJudgement, firstReview, recheck, recordStatusEnroll } from '@tqc/domain/dictionaries';
import { dayAfter } from '@tqc/domain/shared';
import { eachOf, refusalOf, type Clerk } from '../clerk';
import type { Ground } from './plans';
import { storyOf, type Conclusion } from './stories';
import type { Teachers } from './teachers';

const NORMAL = recordStatusEnroll.code('normal');

type Entry = Row<typeof enrollment.list>;

const PAGE = 200;
const MANY = 100;
/** Days a teacher is given to bring what is missing. */
const GIVEN = 4;
const QUALIFIED = firstReview.code('qualified');
const WAITS = '决定要等一段时间才生效，模拟等不了：请以 TQC_UNDO=0 启动系统后再运行';

/** What people remember of a season. */
export interface Remembered {
  /** Who was asked for materials, and on which day. */
  readonly asked: Map<string, string>;
  /** Whose notice brought an objection that was looked into. */
  readonly objected: Set<string>;
  /** Who was sent back a stage once. */
  readonly returned: Set<string>;
}

type Asking = Partial<InputOf<typeof enrollment.list>>;

/** All records of a plan that a list call shows, page by page, before any of them moves. */
async function all(
  ask: (input: Asking & { readonly pageNo: number; readonly pageSize: number }) => Promise<{
    readonly record: readonly Entry[];
  }>,
): Promise<Entry[]> {
  const found: Entry[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { record } = await ask({ sort: 'enrId.asc', pageNo, pageSize: PAGE });
    found.push(...record);
    if (record.length < PAGE) return found;
  }
}

const inTab = (clerk: Clerk, { obId }: Ground, tab: Asking['tab']) =>
  all((page) => clerk.call(enrollment.list, { ...page, obId, tab, mine: true }));

/** A morning of the first review: what was declared is taken up, looked at and concluded. */
export async function review(
  clerk: Clerk,
  ground: Ground,
  teachers: Teachers,
  memory: Remembered,
  today: string,
): Promise<void> {
  await eachOf(await inTab(clerk, ground, 'declared'), async ({ enrId, version }) => {
    await clerk
      .call(enrollment.registrationDataAcceptance, { enrId }, version)
      .then(() => undefined, refusalOf);
  });
  const rows = await inTab(clerk, ground, 'pending');
  const asks = rows.filter(
    ({ enrId }) => storyOf(teachers.serialOf(enrId)).asked && !memory.asked.has(enrId),
  );
  await conclude(clerk, 'first', asks, {
    decision: 'incomplete',
    missing: [3],
    completeBefore: dayAfter(today, GIVEN),
  });
  for (const { enrId } of asks) memory.asked.set(enrId, today);
  await concludeAll(
    clerk,
    'first',
    rows.filter((row) => !asks.includes(row)),
    ({ enrId }) => {
      const { first, afterObjection = first } = storyOf(teachers.serialOf(enrId));
      return memory.objected.has(enrId) ? afterObjection : first;
    },
  );
  const late = (await inTab(clerk, ground, 'returned')).filter(
    ({ completeBefore }) => completeBefore !== null && completeBefore < today,
  );
  await concludeAll(clerk, 'first', late, () => 'deferred');
}

/** Who objects to a conclusion on notice is heard: it is withdrawn and given anew. */
export async function hearObjections(
  clerk: Clerk,
  ground: Ground,
  teachers: Teachers,
  { objected }: Remembered,
): Promise<void> {
  const rows = (await inTab(clerk, ground, 'qualified')).filter(
    ({ enrId }) => storyOf(teachers.serialOf(enrId)).objection && !objected.has(enrId),
  );
  await conclude(clerk, 'first', rows, {
    decision: 'withdraw',
    opinion: '公示有异议，核实后重新初核',
  });
  for (const { enrId } of rows) objected.add(enrId);
}

/** What was declared twice is taken away by whoever stands above, with the reason. */
export async function removeTwins(clerk: Clerk, ground: Ground, teachers: Teachers): Promise<void> {
  const rows = await all((page) =>
    clerk.call(enrollmentData.downOrgEnrollList, {
      ...page,
      obId: ground.obId,
      recordStatus: NORMAL,
    }),
  );
  const twins = rows.filter(({ enrId }) => storyOf(teachers.serialOf(enrId)).removed);
  await eachOf(twins, async ({ enrId, idRef: idNo, version }) => {
    await clerk.call(
      enrollmentData.downOrgEnrollDelete,
      { enrId, idNo, reason: '与纸质申报重复' },
      version,
    );
  });
}

/** A day of the re-check: exceptions one kind at a time, the rest of a plan at once. */
export async function recheckAll(
  clerk: Clerk,
  grounds: readonly Ground[],
  teachers: Teachers,
  memory: Remembered,
): Promise<void> {
  for (const { obId } of grounds) {
    const waiting = () =>
      all((page) =>
        clerk.call(enrollment.queryAllEnrollCheckTheQuery, { ...page, obId, waiting: true }),
      );
    const rows = await waiting();
    const back = rows.filter(
      ({ enrId }) => storyOf(teachers.serialOf(enrId)).returned && !memory.returned.has(enrId),
    );
    await conclude(clerk, 'recheck', back, { decision: 'returned', opinion: '请核实年度考核' });
    for (const { enrId } of back) memory.returned.add(enrId);
    const conclusionOf = ({ enrId, firstReview: before }: Entry): Conclusion =>
      storyOf(teachers.serialOf(enrId)).recheck ?? nameOf(before);
    await concludeAll(
      clerk,
      'recheck',
      rows.filter((row) => !back.includes(row) && conclusionOf(row) !== 'qualified'),
      conclusionOf,
    );
    // The rest of a plan was found qualified; a call takes some hundred of them.
    for (
      let left = await waiting();
      left.some((row) => row.firstReview === QUALIFIED);
      left = await waiting()
    ) {
      const answer = await clerk.call(enrollmentReview.lowerOrgbatchQualified, { obId });
      requireAtOnce(answer);
      requireDone(answer);
    }
  }
}

/** A day of the final judgement. */
export async function judgeAll(
  clerk: Clerk,
  grounds: readonly Ground[],
  teachers: Teachers,
  memory: Remembered,
): Promise<void> {
  for (const { obId } of grounds) {
    const rows = await all((page) =>
      clerk.call(enrollment.queryAllEnrollFinshTheQuery, { ...page, obId, waiting: true }),
    );
    const back = rows.filter(
      ({ enrId }) => storyOf(teachers.serialOf(enrId)).sentBack && !memory.returned.has(enrId),
    );
    await conclude(clerk, 'final', back, { decision: 'returned', opinion: '请核实培训学时' });
    for (const { enrId } of back) memory.returned.add(enrId);
    await concludeAll(
      clerk,
      'final',
      rows.filter((row) => !back.includes(row)),
      ({ enrId, recheck: before }) =>
        storyOf(teachers.serialOf(enrId)).final ?? laterNameOf(before),
    );
  }
}

const nameOf = (state: number | null) => firstReview.nameOf(state ?? 0) as Conclusion;
const laterNameOf = (state: number | null) => recheck.nameOf(state ?? 0) as Conclusion;

/** What each conclusion is said with. */
const SAID = {
  qualified: { opinion: '核对无误' },
  deferred: { conditions: [3], opinion: '年度考核或材料未达到要求' },
  unqualified: { reasons: [1], articles: [5], opinion: '体罚学生，影响恶劣' },
  noQualification: { opinion: '证书已经失效' },
  notInScope: { opinion: '不在本次注册范围' },
} as const satisfies Readonly<Record<Conclusion, object>>;

const calls = {
  first: enrollmentReview.editEnrollmentFistAffirm,
  recheck: enrollmentReview.editAllEnrollCheckTheReg,
  final: enrollmentReview.batchApprovalEnroll,
} as const;
type Stage = keyof typeof calls;

/** Each with its conclusion, those of one conclusion together. */
async function concludeAll(
  clerk: Clerk,
  stage: Stage,
  rows: readonly Entry[],
  conclusionOf: (row: Entry) => Conclusion,
): Promise<void> {
  for (const decision of Object.keys(SAID) as Conclusion[])
    await conclude(
      clerk,
      stage,
      rows.filter((row) => conclusionOf(row) === decision),
      { decision, ...SAID[decision], ...(stage === 'first' ? { complete: true } : {}) },
    );
}

async function conclude(
  clerk: Clerk,
  stage: Stage,
  rows: readonly Entry[],
  said: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += MANY) {
    const records = rows.slice(at, at + MANY).map(({ enrId: id, version }) => ({ id, version }));
    // The three calls take the same, each its own decisions.
    const answer = await clerk.call(
      calls[stage] as typeof calls.first,
      { ...said, records } as never,
    );
    requireAtOnce(answer);
    requireDone(answer);
  }
}

function requireAtOnce({ waits }: { readonly waits?: unknown }): void {
  if (waits) throw new Error(WAITS);
}

/** In a played season every decision fits: one that is refused is a fault of the play. */
function requireDone({
  refused: [first],
}: {
  readonly refused: readonly { readonly name: string; readonly reason: string }[];
}): void {
  if (first) throw new Error(`${first.name}：${first.reason}`);
}

/** States of records that nobody goes on with. */
export const ENDED: readonly number[] = finalJudgement.options
  .map(({ value }) => Number(value))
  .filter((state) => state !== finalJudgement.code('pending'));
