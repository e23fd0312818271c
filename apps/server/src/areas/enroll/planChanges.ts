import type { EnrollPlanDates, provinceBatch, setSelfOrgPlan } from '@tqc/contract/enroll';
import type { ParsedOf } from '@tqc/contract/kit';
import { refuse } from '@tqc/domain/kit';
import type { z } from 'zod';
import { ApiFailure } from '../../kit/failure';
import type { Given } from '../../kit/serve';
import { changesOf, OWN_STAGES, type ChangeDates } from '../../trade/planning';
import { orgPlans, slotOf } from './enrollOrgPlan';

const changes = changesOf('enroll');
type Dates = z.output<typeof EnrollPlanDates>;
type Kind = 'province' | 'org';

/** Where province plans keep the stages of registration; an organisation's have their own names. */
const COLUMNS: readonly (readonly [told: string, stored: string])[] = [
  ['firstReviewBegin', 'confirmBegin'],
  ['firstReviewEnd', 'confirmEnd'],
  ['recheckBegin', 'approveBegin'],
  ['finalEnd', 'approveEnd'],
];
const STORED = new Map(COLUMNS);
const TOLD = new Map(COLUMNS.map(([told, stored]) => [stored, told]));

const renamed = (dates: object, names: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    Object.entries(dates)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, unknown] => [names.get(name) ?? name, value]),
  );

/** What was entered of a change, as its plan stores it. */
function storedDates(kind: Kind, { slots, ...days }: Dates): ChangeDates {
  if (kind === 'province') return renamed({ ...days, slots }, STORED);
  return { ...days, ...(slots && { slots: slots.map((slot) => slotOf(slot)) }) };
}

/** The same as the contract calls it: everything that is stored went through it. */
const toldDates = (kind: Kind, dates: ChangeDates): Dates =>
  (kind === 'province' ? renamed(dates, TOLD) : dates) as Dates;

interface Stored {
  readonly planKind: Kind;
  readonly before: ChangeDates;
  readonly after: ChangeDates;
}
const told = <R extends Stored>(row: R) => ({
  ...row,
  before: toldDates(row.planKind, row.before),
  after: toldDates(row.planKind, row.after),
});

/** Changes of plans of registration: asked for from below, decided above. */
export const planChanges = {
  async list(call: Given<Parameters<typeof changes.list>[1]>) {
    const page = await changes.list(call, call.input);
    return { ...page, record: page.record.map((row) => told(row)) };
  },
  async get(call: Given, id: string) {
    const change = await changes.get(call, id);
    return { ...told(change), now: toldDates(change.planKind, change.now) };
  },
  async act(
    call: Given,
    id: string,
    action: 'pass' | 'fail' | 'edit' | 'withdraw',
    opinion: string | undefined,
    { after, reason }: { readonly after?: Dates | undefined; readonly reason?: string | undefined },
  ): Promise<null> {
    if (action === 'withdraw') return changes.remove(call, id);
    if (!after) return changes.act(call, id, action, opinion, { reason });
    const { planKind } = await changes.get(call, id);
    return changes.act(call, id, action, opinion, { after: storedDates(planKind, after), reason });
  },
  /** Asks for a change of a passed province plan. */
  ofProvince(call: Given<ParsedOf<typeof provinceBatch.changeProvinceBatch>>) {
    const { after, ...asked } = call.input;
    return changes.create(call, {
      ...asked,
      obId: null,
      after: storedDates('province', after),
    });
  },
  /** Asks for a change of a passed plan of an organisation: what differs from what stands. */
  async ofOrg(call: Given<ParsedOf<typeof setSelfOrgPlan.editOrgBatchPlan>>): Promise<null> {
    const { obId, action: _, changeKind, reason, fileId, times, ...entered } = call.input;
    if (changeKind === undefined) throw refuse('changeKind', '请选择变更类型');
    if (!reason) throw refuse('reason', '请填写申请原因');
    const days = Object.fromEntries(OWN_STAGES.map((name) => [name, entered[name]]));
    const fixed = Object.entries(entered).find(
      ([name, value]) => value !== undefined && !(name in days),
    );
    if (fixed) throw new ApiFailure(422, '已通过的计划只能变更时间段和各阶段时间，其他内容不能改');
    const plan = await orgPlans.get(call, obId);
    const moved = (times ?? []).filter(
      (slot) => !plan.times.some((stand) => stand.obtId === slot.obtId && same(stand, slot)),
    );
    await changes.create(call, {
      pbId: plan.pbId,
      obId,
      changeKind,
      reason,
      fileId: fileId ?? null,
      after: {
        ...Object.fromEntries(
          OWN_STAGES.flatMap((name) =>
            entered[name] === undefined || entered[name] === plan[name]
              ? []
              : [[name, entered[name]]],
          ),
        ),
        ...(moved.length > 0 && { slots: moved.map((slot) => slotOf(slot)) }),
      },
    });
    return null;
  },
};

const SLOT = [
  'validBeginDateStr',
  'validEndDateStr',
  'confirmBegin',
  'confirmEnd',
  'dayLimit',
] as const;
type Slot = Readonly<Record<(typeof SLOT)[number], unknown>>;
const same = (one: Slot, other: Slot) => SLOT.every((name) => one[name] === other[name]);
