import { enrollmentData, enrollmentElsewhere, enrollmentPapers } from '@tqc/contract/enroll';
import {
  deletedRecord,
  moveOf,
  reviewedRecord,
  enrollVersion,
  judgedRecord,
  acceptedRecord,
  conclude,
  ofPerson,
  recordsOf,
  stuckRecord,
} from '../../../walks/enrollmentCases';
import type { Example } from '../../../walks/example';
import { once, server } from '../../../walks/stage';

const accepted = once(acceptedRecord);
/** Its certificate and the name on it. */
const certified = once(async () => {
  const { rows } = await server.pool.query<{ certNo: string; name: string }>(
    'select cert_no as "certNo", name from enrollment where enr_id = $1',
    [await accepted()],
  );
  return rows[0] ?? { certNo: '', name: '' };
});
const mended = { workUnit: '东霁区第二初级中学' };
const JUDGED = '终审已作出结论，不能再修改；需要更正的请申请变更';

/** Reading and mending registrations that are kept. */
export const recordDataExamples: readonly Example[] = [
  {
    call: enrollmentData.queryAllEnrollLevelOrg,
    by: 'county',
    also: ['point', 'city', 'province', 'centre'],
    ready: once(async () => ({ input: { pageSize: 200 }, mark: await accepted() })),
  },
  {
    call: enrollmentData.downOrgEnrollList,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: once(async () => ({ input: { pageSize: 200 }, mark: await accepted() })),
  },
  {
    call: enrollmentData.downOrgEnrollDetail,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: async () => ({ input: await ofPerson(await accepted()) }),
  },
  {
    call: enrollmentElsewhere.enrollMonitoringList,
    by: 'county',
    shared: true,
    ready: async () => ({ input: { ...(await certified()), purpose: '核对' } }),
  },
  {
    call: enrollmentElsewhere.enrollMonitoringView,
    by: 'county',
    shared: true,
    ready: async () => ({ input: await ofPerson(await accepted()) }),
  },
  {
    call: enrollmentElsewhere.otherOrgEnrollList,
    by: 'otherPoint',
    shared: true,
    ready: async () => ({ input: await certified() }),
  },
  {
    call: enrollmentElsewhere.otherOrgEnrollDetail,
    by: 'otherPoint',
    ready: async () => ({ input: await ofPerson(await accepted()) }),
  },
  {
    call: enrollmentPapers.enrollReport,
    by: 'point',
    also: ['county', 'city', 'province', 'centre'],
    ready: async () => {
      const { id: enrId, idNo } = await ofPerson(await accepted());
      return { input: { enrId, idNo, form: 'apply' } };
    },
  },
  {
    call: enrollmentPapers.noticeList,
    by: 'county',
    personal: true,
    ready: async () => {
      await conclude('first', 'qualified')(await acceptedRecord());
      return { input: {} };
    },
  },
  {
    call: enrollmentPapers.sticker,
    by: 'province',
    ready: async () => ({ input: { records: await recordsOf(await judgedRecord()) } }),
    state: {
      says: '结论贴已打印，要重新打印请先重置打印',
      ready: async () => ({ input: { records: await recordsOf(await stuckRecord()) } }),
    },
  },
  {
    call: enrollmentData.changeLocalSetInfo,
    by: 'county',
    ready: async () => moveOf(await acceptedRecord()),
    state: {
      says: '该记录已初核，不能再转移确认点；需要转移的请先撤销初核结论',
      ready: async () => moveOf(await reviewedRecord()),
    },
  },
  {
    call: enrollmentData.update,
    by: 'point',
    also: ['county'],
    ready: async () => {
      const enrId = await acceptedRecord();
      return { input: { enrId, ...mended }, version: await enrollVersion(enrId) };
    },
    state: {
      says: JUDGED,
      ready: async () => {
        const enrId = await judgedRecord();
        return { input: { enrId, ...mended }, version: await enrollVersion(enrId) };
      },
    },
  },
  {
    call: enrollmentData.downOrgEnrollEdit,
    by: 'city',
    also: ['province'],
    ready: async () => {
      const enrId = await acceptedRecord();
      return {
        input: { enrId, ...mended, reason: '学校名称写错' },
        version: await enrollVersion(enrId),
      };
    },
    state: {
      says: '复核已作出结论，不能再修改下级机构的记录',
      ready: async () => {
        const enrId = await judgedRecord();
        return {
          input: { enrId, ...mended, reason: '学校名称写错' },
          version: await enrollVersion(enrId),
        };
      },
    },
  },
  {
    call: enrollmentData.downOrgEnrollDelete,
    by: 'county',
    also: ['city', 'province'],
    ready: async () => {
      const enrId = await acceptedRecord();
      const { idNo } = await ofPerson(enrId);
      return { input: { enrId, idNo, reason: '重复申报' }, version: await enrollVersion(enrId) };
    },
    state: {
      says: '该记录不是正常状态，不能删除',
      ready: async () => {
        const enrId = await deletedRecord();
        const { idNo } = await ofPerson(enrId);
        return { input: { enrId, idNo, reason: '重复申报' }, version: await enrollVersion(enrId) };
      },
    },
  },
];
