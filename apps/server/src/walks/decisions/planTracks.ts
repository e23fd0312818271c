import * as enroll from '@tqc/contract/enroll';
import type { Call } from '@tqc/contract/kit';
import * as register from '@tqc/contract/register';
import type {
  orgPlanActions,
  orgPlanWork,
  planChangeActions,
  planChangeWork,
  provincePlanActions,
  provincePlanWork,
} from '@tqc/domain/planning';
import { provincePlan, timeSlot } from '../../testing/road';
import {
  enrollBatch,
  enrollOrgChange,
  enrollOrgPlanInput,
  enrollPlanInput,
  enrollProvinceChange,
} from '../enrollStage';
import { batch, call, idOf, server } from '../stage';
import type { Columns } from './machine';

/** How an action travels: the call, what is entered, and whose version it names. */
export interface Way {
  readonly one: Call;
  readonly input: (id: string) => Columns | Promise<Columns>;
  /** The time slot that is meant, where it is not the plan. */
  readonly slot?: true;
}

type OrgAction = keyof typeof orgPlanActions | keyof typeof orgPlanWork;
type ProvinceAction = keyof typeof provincePlanActions | keyof typeof provincePlanWork;
type ChangeAction = keyof typeof planChangeActions | keyof typeof planChangeWork;
/** What registration has no call for: nobody can take it there. */
type NotInEnroll =
  | 'amend'
  | 'forceEnd'
  | 'openFiling'
  | 'closeFiling'
  | 'addSlot'
  | 'changeSlot'
  | 'removeSlot';

/** The calls of a track by the rows of the tables, and its plans as they are made. */
export interface TrackWays {
  readonly name: string;
  readonly batchPasses: (cbId: string) => Promise<unknown>;
  readonly batch: Readonly<Record<'update' | 'remove' | 'end', Way>> & { readonly reopen?: Way };
  readonly org: Readonly<Partial<Record<OrgAction, Way>>>;
  readonly province: Readonly<Record<ProvinceAction, Way>>;
  readonly change: Readonly<Record<ChangeAction, Way>>;
  readonly makeBatch: () => Promise<string>;
  readonly makeProvince: (cbId: string) => Promise<string>;
  readonly makeOrg: (pbId: string) => Promise<string>;
  /** A day of a change of each kind, and one that does not fit. */
  readonly beyond: Readonly<Record<'org' | 'province', readonly [stands: string, beyond: string]>>;
}

/** One value of the row with a number. */
export async function valueOf(table: string, key: string, id: string, column: string) {
  const { rows } = await server.pool.query<{ value: string | number }>(
    `select ${column} as value from ${table} where ${key} = $1`,
    [id],
  );
  return rows[0]?.value;
}
const pbOf = async (obId: string) => String(await valueOf('org_plan', 'ob_id', obId, 'pb_id'));
/** The time slot of a plan that nobody is arranged in. */
export const slotOf = async (obId: string) =>
  String(await valueOf('plan_slot', 'ob_id', obId, 'max(obt_id)'));

const OPINION = '核对后的意见';
const NEW_NAME = '改过的计划';
const slot = (begin: string, end: string, confirm: string) => ({
  ...timeSlot,
  validBeginDateStr: `${begin} 09:00`,
  validEndDateStr: `${end} 18:00`,
  confirmBegin: begin,
  confirmEnd: confirm,
});
const FIRST = slot('2024-06-11', '2024-06-19', '2024-06-24');
const SECOND = slot('2024-06-20', '2024-06-20', '2024-06-25');
const THIRD = slot('2024-06-21', '2024-06-21', '2024-06-26');

const actionOf =
  <K extends string>(one: Call, key: string, more: Columns = {}) =>
  (action: K): Way => ({ one, input: (id) => ({ [key]: id, action, opinion: OPINION, ...more }) });
const orgAct = actionOf<keyof typeof orgPlanActions>(register.orgBatch.update, 'obId');
const provinceAct = actionOf<keyof typeof provincePlanActions>(
  register.provinceBatch.update,
  'pbId',
);
const changeAct = actionOf<keyof typeof planChangeActions>(
  register.provinceBatchPostpone.update,
  'id',
);
const filing = (filingOpen: boolean): Way => ({
  one: register.orgBatch.update,
  input: (obId) => ({ obId, filingOpen }),
});
const rename = (one: Call, key: string): Way => ({
  one,
  input: (id) => ({ [key]: id, planName: NEW_NAME }),
});
const removal = (one: Call, key: string): Way => ({ one, input: (id) => ({ [key]: id }) });

/** Recognition. */
export const registerWays: TrackWays = {
  name: '认定',
  batchPasses: async (cbId) => {
    const pbId = await registerWays.makeProvince(cbId);
    await call('province', register.provinceBatch.update, {
      input: { pbId, action: 'report' },
      version: 1,
    });
  },
  batch: {
    update: {
      one: register.certBatch.update,
      input: (cbId) => ({ cbId, notice: '改过的公告' }),
    },
    remove: removal(register.certBatch.remove, 'cbId'),
    end: { one: register.certBatch.update, input: (cbId) => ({ cbId, action: 'end' }) },
  },
  org: {
    edit: rename(register.orgBatch.update, 'obId'),
    report: orgAct('report'),
    withdraw: orgAct('withdraw'),
    pass: orgAct('pass'),
    fail: orgAct('fail'),
    amend: actionOf(register.orgBatch.update, 'obId', { planName: NEW_NAME })('amend'),
    lock: orgAct('lock'),
    unlock: orgAct('unlock'),
    applyEnd: orgAct('applyEnd'),
    endPlan: orgAct('endPlan'),
    returnEnd: orgAct('returnEnd'),
    forceEnd: orgAct('forceEnd'),
    openFiling: filing(true),
    closeFiling: filing(false),
    addSlot: { one: register.orgBatchTime.create, input: (obId) => ({ obId, ...THIRD }) },
    changeSlot: {
      one: register.orgBatchTime.update,
      input: async (obId) => ({ obtId: await slotOf(obId), ...SECOND, dayLimit: 50 }),
      slot: true,
    },
    removeSlot: {
      one: register.orgBatchTime.remove,
      input: async (obId) => ({ obtId: await slotOf(obId) }),
      slot: true,
    },
    askChange: {
      one: register.provinceBatchPostpone.create,
      input: async (obId) => ({
        pbId: await pbOf(obId),
        obId,
        changeKind: 2,
        after: { slots: [{ ...SECOND, obtId: await slotOf(obId), confirmEnd: '2024-06-27' }] },
        reason: '确认人数多，顺延两天',
      }),
    },
    remove: removal(register.orgBatch.remove, 'obId'),
  } satisfies Record<OrgAction, Way>,
  province: {
    edit: rename(register.provinceBatch.update, 'pbId'),
    report: provinceAct('report'),
    withdraw: provinceAct('withdraw'),
    pass: provinceAct('pass'),
    fail: provinceAct('fail'),
    lock: provinceAct('lock'),
    unlock: provinceAct('unlock'),
    endPlan: provinceAct('endPlan'),
    askChange: {
      one: register.provinceBatchPostpone.create,
      input: (pbId) => ({
        pbId,
        changeKind: 1,
        after: { approveEnd: '2024-07-25' },
        reason: '审批材料多，申请顺延',
      }),
    },
    remove: removal(register.provinceBatch.remove, 'pbId'),
  },
  change: {
    pass: changeAct('pass'),
    fail: changeAct('fail'),
    edit: {
      one: register.provinceBatchPostpone.update,
      input: (id) => ({ id, action: 'edit', reason: '改过的原因' }),
    },
    withdraw: removal(register.provinceBatchPostpone.remove, 'id'),
  },
  makeBatch: () => batch(),
  makeProvince: async (cbId) =>
    idOf(
      await call('province', register.provinceBatch.create, {
        input: { ...provincePlan, autoPass: false, cbId },
      }),
    ),
  makeOrg: async (pbId) =>
    idOf(
      await call('county', register.orgBatch.create, {
        input: { pbId, planName: '东霁区计划', receiveWay: 1, times: [FIRST, SECOND] },
      }),
    ),
  beyond: {
    org: ['2024-06-27', '2024-12-27'],
    province: ['2024-07-25', '2024-12-25'],
  },
};

const enrollAct = actionOf<'report' | 'withdraw' | 'pass' | 'fail' | 'lock' | 'unlock'>(
  enroll.setSelfOrgPlan.editOrgBatchEnroll,
  'obId',
);
const enrollEnd = (action: 'endPlan' | 'returnEnd'): Way => ({
  one: enroll.provinceBatch.applyEnrollFinshEdit,
  input: async (obId) => ({ pbId: await pbOf(obId), obId, action, opinion: OPINION }),
});
const enrollProvinceAct = actionOf<keyof typeof provincePlanActions>(
  enroll.provinceBatch.update,
  'pbId',
);
const enrollChangeAct = actionOf<ChangeAction>(enroll.change.update, 'id');
const turn = (type: 'end' | 'reopen'): Way => ({
  one: enroll.enrollCertBatch.endCertBatch,
  input: (cbId) => ({ cbId, type }),
});

/** Periodic registration. */
export const enrollWays: TrackWays = {
  name: '注册',
  batchPasses: async (cbId) => {
    const pbId = await enrollWays.makeProvince(cbId);
    await call('province', enroll.provinceBatch.update, {
      input: { pbId, action: 'report' },
      version: 1,
    });
  },
  batch: {
    update: {
      one: enroll.enrollCertBatch.update,
      input: (cbId) => ({ cbId, remark: '改过的说明' }),
    },
    remove: removal(enroll.enrollCertBatch.remove, 'cbId'),
    end: turn('end'),
    reopen: turn('reopen'),
  },
  org: {
    edit: rename(enroll.setSelfOrgPlan.editOrgBatchPlan, 'obId'),
    report: enrollAct('report'),
    withdraw: enrollAct('withdraw'),
    pass: enrollAct('pass'),
    fail: enrollAct('fail'),
    lock: enrollAct('lock'),
    unlock: enrollAct('unlock'),
    applyEnd: {
      one: enroll.provinceBatch.applyOrgEnrollEndEdit,
      input: async (obId) => ({ pbId: await pbOf(obId), obId, opinion: OPINION }),
    },
    endPlan: enrollEnd('endPlan'),
    returnEnd: enrollEnd('returnEnd'),
    askChange: {
      one: enroll.setSelfOrgPlan.editOrgBatchPlan,
      input: (obId) => ({ obId, ...enrollOrgChange }),
    },
    remove: removal(enroll.setSelfOrgPlan.remove, 'obId'),
  } satisfies Record<Exclude<OrgAction, NotInEnroll>, Way>,
  province: {
    edit: rename(enroll.provinceBatch.update, 'pbId'),
    report: enrollProvinceAct('report'),
    withdraw: enrollProvinceAct('withdraw'),
    pass: enrollProvinceAct('pass'),
    fail: enrollProvinceAct('fail'),
    lock: enrollProvinceAct('lock'),
    unlock: enrollProvinceAct('unlock'),
    endPlan: {
      one: enroll.provinceBatch.applyEnrollFinshEdit,
      input: (pbId) => ({ pbId, action: 'endPlan', opinion: OPINION }),
    },
    askChange: {
      one: enroll.provinceBatch.changeProvinceBatch,
      input: (pbId) => ({ pbId, ...enrollProvinceChange }),
    },
    remove: removal(enroll.provinceBatch.remove, 'pbId'),
  },
  change: {
    pass: enrollChangeAct('pass'),
    fail: enrollChangeAct('fail'),
    edit: {
      one: enroll.change.update,
      input: (id) => ({ id, action: 'edit', reason: '改过的原因' }),
    },
    withdraw: enrollChangeAct('withdraw'),
  },
  makeBatch: () => enrollBatch(),
  makeProvince: async (cbId) =>
    idOf(
      await call('province', enroll.provinceBatch.create, { input: { ...enrollPlanInput, cbId } }),
    ),
  makeOrg: async (pbId) =>
    idOf(
      await call('county', enroll.setSelfOrgPlan.create, {
        input: { ...enrollOrgPlanInput, pbId },
      }),
    ),
  beyond: {
    org: [enrollOrgChange.noticeEnd, '2024-12-20'],
    province: [enrollProvinceChange.after.finalEnd, '2024-12-25'],
  },
};
