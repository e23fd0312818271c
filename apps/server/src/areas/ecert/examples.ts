import {
  baseOrgBatchAssign,
  ecertCert,
  ecertChange,
  ecertOrgStamp,
  ecertTask,
} from '@tqc/contract/ecert';
import { ecertFlow, ecertTaskFlow, stampFlow } from '@tqc/domain/ecert';
import {
  changeTask,
  ecert,
  issuable,
  issueDate,
  newStamp,
  newTask,
  official,
  revoked,
  setStamp,
  stamp,
  task,
  versionIn,
} from '../../walks/ecertCases';
import type { Example } from '../../walks/example';
import { otherwise } from '../../walks/otherwise';
import { once, server } from '../../walks/stage';

const WAITING = 0;
const CANCELLED = 3;
const STOPPED = 0;
const one = once(ecert);
const oneTask = once(task);
const ABOVE = ['city', 'province'] as const;
const UP = [...ABOVE, 'centre'] as const;

/** The first event in the trace of an electronic certificate. */
const event = async () => {
  const { rows } = await server.pool.query<{ id: string; no: string }>(
    'select id::text as id, ecert_no as no from ecert_change where ecert_id = $1 order by id limit 1',
    [await one()],
  );
  return { id: rows[0]?.id ?? '', no: rows[0]?.no ?? '' };
};
const cancelled = async () => changeTask(CANCELLED)(await task());

/** Electronic certificates: the county has its seal, makes them, and looks at their trace. */
export const examples: readonly Example[] = [
  {
    call: ecertOrgStamp.list,
    by: 'county',
    also: ABOVE,
    ready: once(async () => ({ input: {}, mark: await official() })),
  },
  {
    call: ecertOrgStamp.get,
    by: 'county',
    also: ABOVE,
    ready: async () => ({ input: { stampId: await official() } }),
  },
  {
    call: ecertOrgStamp.create,
    by: 'county',
    ready: async () => ({ input: { ...(await newStamp()) } }),
    stranger: { code: 422, message: '专用章的名称应以本机构现用名称开头' },
    stateless: true,
  },
  {
    call: ecertOrgStamp.update,
    by: 'county',
    alone: true,
    stateless: true,
    ready: async () => ({
      input: { ...(await newStamp()), stampId: await stamp() },
      version: 1,
    }),
  },
  {
    call: ecertOrgStamp.statusChange,
    by: 'county',
    alone: true,
    ready: async () => ({
      input: { stampId: await stamp(), status: STOPPED, reason: '印章更换' },
      version: 1,
    }),
    state: {
      says: otherwise(stampFlow, 'stop'),
      ready: async () => {
        const stampId = await setStamp(STOPPED)(await stamp());
        const version = await versionIn('org_stamp', stampId);
        return { input: { stampId, status: STOPPED, reason: '印章更换' }, version };
      },
    },
  },
  {
    call: ecertCert.list,
    by: 'county',
    ready: once(async () => ({ input: {}, mark: await one() })),
  },
  {
    call: ecertCert.get,
    by: 'county',
    ready: async () => ({ input: { id: await one() } }),
  },
  {
    call: ecertCert.create,
    by: 'county',
    ready: async () => ({ input: { certNos: [(await issuable()).certNo], issueDate } }),
    stranger: { code: 422, message: '本机构没有这个号码的证书，请核对证书号码' },
    state: { says: otherwise(ecertFlow, 'again') },
  },
  {
    call: ecertCert.cancel,
    by: 'county',
    ready: async () => {
      const id = await ecert();
      const records = [{ id, version: await versionIn('ecert', id) }];
      return { input: { records, reason: '签发有误' } };
    },
    stale: ({ input }) => {
      const [record] = input['records'] as { id: string }[];
      return { input: { ...input, records: [{ id: record?.id ?? '', version: 99 }] } };
    },
    state: {
      says: otherwise(ecertFlow, 'cancel'),
      ready: async () => {
        const id = await revoked();
        const records = [{ id, version: await versionIn('ecert', id) }];
        return { input: { records, reason: '签发有误' } };
      },
    },
  },
  {
    call: ecertCert.getEcertPhoto,
    by: 'county',
    ready: async () => ({ input: { ids: [await one()] } }),
  },
  {
    call: ecertCert.testPhoto,
    by: 'county',
    ready: async () => ({ input: { stampId: await official() } }),
  },
  {
    call: ecertCert.verify,
    by: 'county',
    ready: async () => ({ input: { id: await one() } }),
  },
  {
    call: ecertChange.list,
    by: 'county',
    also: UP,
    ready: once(async () => {
      const { no } = await event();
      return { input: { ecertNo: no }, mark: no };
    }),
  },
  {
    call: ecertChange.get,
    by: 'county',
    also: UP,
    ready: async () => ({ input: { id: (await event()).id } }),
  },
  {
    call: ecertTask.list,
    by: 'county',
    also: UP,
    ready: once(async () => ({ input: {}, mark: await oneTask() })),
  },
  {
    call: ecertTask.get,
    by: 'county',
    also: UP,
    ready: async () => ({ input: { id: await oneTask() } }),
  },
  {
    call: ecertTask.items,
    by: 'county',
    also: UP,
    ready: once(async () => {
      const id = await oneTask();
      const { rows } = await server.pool.query<{ id: string }>(
        'select id::text as id from ecert_task_item where task_id = $1 order by id limit 1',
        [id],
      );
      return { input: { id }, mark: rows[0]?.id ?? '' };
    }),
  },
  {
    call: ecertTask.addTask,
    by: 'county',
    personal: true,
    ready: async () => ({ input: await newTask() }),
  },
  {
    call: ecertTask.statusChange,
    by: 'county',
    alone: true,
    also: UP,
    ready: async () => {
      const id = await task();
      return { input: { id, status: CANCELLED, reason: '条件选错' }, version: 1 };
    },
    state: {
      says: otherwise(ecertTaskFlow, 'cancel'),
      ready: async () => {
        const id = await cancelled();
        const version = await versionIn('ecert_task', id);
        return { input: { id, status: CANCELLED, reason: '条件选错' }, version };
      },
    },
  },
  {
    call: ecertTask.changeStatus,
    by: 'county',
    also: UP,
    ready: async () => {
      const id = await cancelled();
      return { input: { id, status: WAITING }, version: await versionIn('ecert_task', id) };
    },
    state: {
      says: otherwise(ecertTaskFlow, 'again'),
      ready: async () => {
        const id = await task();
        return { input: { id, status: WAITING }, version: await versionIn('ecert_task', id) };
      },
    },
  },
  {
    call: baseOrgBatchAssign.getDefaultIssueDate,
    by: 'county',
    personal: true,
    ready: async () => ({ input: {} }),
  },
  {
    call: baseOrgBatchAssign.setDefaultIssueDate,
    by: 'county',
    personal: true,
    ready: async () => ({ input: { year: 2023, issueDate: '2023-06-30' } }),
  },
  {
    call: baseOrgBatchAssign.getPopUpSettings,
    by: 'county',
    personal: true,
    ready: async () => ({ input: {} }),
  },
  {
    call: baseOrgBatchAssign.setPopUpSettings,
    by: 'county',
    personal: true,
    ready: async () => ({ input: { asks: false } }),
  },
];
