import {
  change,
  enrollCertBatch,
  localeSet,
  provinceBatch,
  setSelfOrgPlan,
} from '@tqc/contract/enroll';
import { call, idOf, server } from './stage';

/** Days of a registration batch that runs on 18 June 2024. */
const days = {
  filingBegin: '2024-05-06',
  filingEnd: '2024-07-05',
  firstReviewEnd: '2024-08-30',
  recheckEnd: '2024-10-11',
  finalEnd: '2024-11-29',
};

let batches = 0;
/**
 * One running batch a year and type: each gets its own. They are counted apart: a century has three
 * hundred.
 */
export const enrollBatchInput = () => {
  const n = (batches += 1);
  return {
    ...days,
    cbName: `定期注册${n}`,
    year: 2000 + (Math.floor(n / 3) % 100),
    registrationType: ((n % 3) + 1) as 1 | 2 | 3,
  };
};
export const enrollBatch = async () =>
  idOf(await call('centre', enrollCertBatch.create, { input: enrollBatchInput() }));
export const endedEnrollBatch = async () => {
  const cbId = await enrollBatch();
  await call('centre', enrollCertBatch.endCertBatch, { input: { cbId, type: 'end' }, version: 1 });
  return cbId;
};

/** A province plan that fits those days. */
export const enrollPlanInput = {
  planName: '演示省注册计划',
  scopes: [1, 2] as (1 | 2)[],
  filing: [{ begin: '2024-05-13 09:00', end: '2024-06-21 18:00' }],
  firstReviewBegin: '2024-05-20',
  firstReviewEnd: '2024-08-16',
  recheckBegin: '2024-08-26',
  recheckEnd: '2024-09-27',
  finalBegin: '2024-09-30',
  finalEnd: '2024-11-15',
  noticeDays: 7,
  recheckLevel: 3 as const,
  finalLevel: 4 as const,
  contact: '演示联系人',
  contactPhone: '025-88880000',
};
/** A province has one plan a batch, so each plan gets a batch of its own. */
export const enrollPlan = async () =>
  idOf(
    await call('province', provinceBatch.create, {
      input: { ...enrollPlanInput, cbId: await enrollBatch() },
    }),
  );
/** An action on a province plan, at the version it has now. */
export const actOnEnrollPlan =
  (org: 'province' | 'centre', action: string, more: Record<string, unknown> = {}) =>
  async (pbId: string): Promise<string> => {
    const { rows } = await server.pool.query<{ version: number }>(
      'select version from province_plan where pb_id = $1',
      [pbId],
    );
    await call(org, provinceBatch.update, {
      input: { pbId, action, ...more },
      version: rows[0]?.version ?? 0,
    });
    return pbId;
  };
export const reportedEnrollPlan = async () =>
  actOnEnrollPlan('province', 'report')(await enrollPlan());
export const passedEnrollPlan = async () =>
  actOnEnrollPlan('centre', 'pass')(await reportedEnrollPlan());

/** What a county plans inside that. */
export const enrollOrgPlanInput = {
  planName: '东霁区注册计划',
  times: [
    {
      validBeginDateStr: '2024-05-20 09:00',
      validEndDateStr: '2024-06-20 18:00',
      confirmBegin: '2024-05-27',
      confirmEnd: '2024-07-05',
      dayLimit: 200,
    },
  ],
  firstReviewBegin: '2024-05-27',
  firstReviewEnd: '2024-08-09',
  noticeBegin: '2024-08-01',
  noticeEnd: '2024-08-09',
  expected: 1200,
};
export const enrollOrgPlan = async () =>
  idOf(
    await call('county', setSelfOrgPlan.create, {
      input: { ...enrollOrgPlanInput, pbId: await passedEnrollPlan() },
    }),
  );
const orgPlanVersion = async (obId: string): Promise<number> => {
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from org_plan where ob_id = $1',
    [obId],
  );
  return rows[0]?.version ?? 0;
};
/** An action on an organisation plan, at the version it has now. */
export const actOnEnrollOrgPlan =
  (org: 'county' | 'city' | 'province', action: string, more: Record<string, unknown> = {}) =>
  async (obId: string): Promise<string> => {
    await call(org, setSelfOrgPlan.editOrgBatchEnroll, {
      input: { obId, action, ...more },
      version: await orgPlanVersion(obId),
    });
    return obId;
  };
export const editEnrollOrgPlan = async (obId: string): Promise<string> => {
  await call('county', setSelfOrgPlan.editOrgBatchPlan, {
    input: { obId, planName: '改过的注册计划' },
    version: await orgPlanVersion(obId),
  });
  return obId;
};
export const removeEnrollOrgPlan = async (obId: string): Promise<string> => {
  await call('county', setSelfOrgPlan.remove, {
    input: { obId },
    version: await orgPlanVersion(obId),
  });
  return obId;
};
export const reportedEnrollOrgPlan = async () =>
  actOnEnrollOrgPlan('county', 'report')(await enrollOrgPlan());
export const passedEnrollOrgPlan = async () =>
  actOnEnrollOrgPlan('city', 'pass')(await reportedEnrollOrgPlan());
/** The province plan that an organisation plan stands under. */
export const provinceOf = async (obId: string): Promise<string> => {
  const { rows } = await server.pool.query<{ pb_id: string }>(
    'select pb_id from org_plan where ob_id = $1',
    [obId],
  );
  return String(rows[0]?.pb_id);
};

/** How a point of the county works in its plan. */
export const enrollArrangementInput = {
  confirmWay: 1 as const,
  beginDate: '2024-05-27',
  endDate: '2024-06-14',
  amHours: '08:30-11:30',
  pmHours: '14:00-17:00',
  dayCapacity: 80,
  confirmRange: '东霁区公办中小学和幼儿园',
  grades: [1, 2, 3] as (1 | 2 | 3)[],
};
/** The first slot of an organisation plan. */
export const enrollSlotOf = async (obId: string): Promise<string> => {
  const { rows } = await server.pool.query<{ obt_id: string }>(
    'select obt_id from plan_slot where ob_id = $1 order by filing_begin',
    [obId],
  );
  return String(rows[0]?.obt_id);
};
export const enrollSlot = async () => enrollSlotOf(await passedEnrollOrgPlan());
export const enrollArrangement = async () =>
  idOf(
    await call('county', localeSet.create, {
      input: { ...enrollArrangementInput, obtId: await enrollSlot(), pointId: '32880101' },
    }),
  );

/** The county asks for the end of its plan. */
export const applyEnrollEnd = async (obId: string): Promise<string> => {
  await call('county', provinceBatch.applyOrgEnrollEndEdit, {
    input: { pbId: await provinceOf(obId), obId },
    version: await orgPlanVersion(obId),
  });
  return obId;
};
/** The city answers. */
export const answerEnrollEnd =
  (action: 'endPlan' | 'returnEnd', more: Record<string, unknown> = {}) =>
  async (obId: string): Promise<string> => {
    await call('city', provinceBatch.applyEnrollFinshEdit, {
      input: { pbId: await provinceOf(obId), obId, action, ...more },
      version: await orgPlanVersion(obId),
    });
    return obId;
  };
export const endAskedEnrollPlan = async () => applyEnrollEnd(await passedEnrollOrgPlan());

/** What a province asks to move of its plan, and a county of its own. */
export const enrollProvinceChange = {
  changeKind: 1 as const,
  after: { finalEnd: '2024-11-22' },
  reason: '终审材料多，申请顺延一周',
};
export const enrollOrgChange = {
  action: 'change' as const,
  changeKind: 2 as const,
  noticeEnd: '2024-08-08',
  reason: '公示提前一天结束',
};
const waitingChange = async (name: 'pb_id' | 'ob_id', id: string): Promise<string> => {
  const { rows } = await server.pool.query<{ id: string }>(
    `select id from plan_change where ${name} = $1 and status = 0`,
    [id],
  );
  return String(rows[0]?.id);
};
/** The province asks for a change of its plan. */
export const askedProvinceChange = async (): Promise<string> => {
  const pbId = await passedEnrollPlan();
  await call('province', provinceBatch.changeProvinceBatch, {
    input: { pbId, ...enrollProvinceChange },
    version: 3,
  });
  return waitingChange('pb_id', pbId);
};
/** The county asks for a change of its plan. */
export const askedOrgChange = async (): Promise<string> => {
  const obId = await passedEnrollOrgPlan();
  await call('county', setSelfOrgPlan.editOrgBatchPlan, {
    input: { obId, ...enrollOrgChange },
    version: await orgPlanVersion(obId),
  });
  return waitingChange('ob_id', obId);
};
/** An action on a change that waits. */
export const actOnEnrollChange =
  (org: 'county' | 'city' | 'province' | 'centre', action: string, more: object = {}) =>
  async (id: string): Promise<string> => {
    await call(org, change.update, { input: { id, action, ...more }, version: 1 });
    return id;
  };
