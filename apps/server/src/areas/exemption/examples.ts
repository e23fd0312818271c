import { normaleUniversity as choices } from '@tqc/contract/applicant';
import {
  normalCollegeMajor,
  normaleUniversity,
  normalFiling,
  normalReviewTime,
  normalStudent,
} from '@tqc/contract/exemption';
import { exemptFilingFlow, exemptRosterFlow, exemptStudentFlow } from '@tqc/domain/exemption';
import { TEST_COLLEGE } from '../../testing/server';
import type { Example } from '../../walks/example';
import { fileExamples } from './examples/files';
import {
  changeFiling,
  decideFiling,
  decideLine,
  filed,
  newFiling,
  newLine,
  proposed,
} from '../../walks/exemptionCases';
import {
  chosen,
  collected,
  freshStudent,
  numbered,
  passedStudent,
  submitted,
} from '../../walks/exemptStudentCases';
import { otherwise } from '../../walks/otherwise';
import { call, idOf, once } from '../../walks/stage';

const withdrawn = async () => changeFiling({ action: 'withdraw' })(await filed());
const passed = async () => decideFiling({ decision: 'pass' })(await filed());
const returned = async () =>
  decideLine({ decision: 'return', opinion: '学段与专业不符' })(await proposed());
const listed = async () => decideLine({ decision: 'pass' })(await proposed());
const oneFiling = once(filed);
const oneLine = once(proposed);
let classes = 0;
const newWindow = () => ({
  year: 2024,
  classYear: 2020 + ((classes += 1) % 80),
  prov: '32',
  teacherTypes: ['regular'],
  collectBegin: '2024-03-01 08:00',
  collectEnd: '2024-04-30 18:00',
  submitEnd: '2024-05-15 18:00',
  reviewBegin: '2024-05-16 08:00',
  reviewEnd: '2024-06-30 18:00',
});
const made = async () =>
  idOf(await call('province', normalReviewTime.create, { input: newWindow() }));
const oneWindow = once(made);
const records = (id: string, version: number) => [{ id, version }];
const old =
  (name: string) =>
  ({ input }: { readonly input: Record<string, unknown> }) => ({
    input: { ...input, records: records(String(input[name]), 7) },
  });

const oneNumbered = once(numbered);
const oldRecords = ({ input }: { readonly input: Record<string, unknown> }) => ({
  input: {
    ...input,
    records: (input['records'] as { readonly id: string }[]).map(({ id }) => ({ id, version: 9 })),
  },
});

/** What universities file and list: they see their own, their province decides. */
export const examples: readonly Example[] = [
  {
    call: normalFiling.list,
    by: 'university',
    also: ['province', 'centre'],
    ready: async () => ({ input: {}, mark: await oneFiling() }),
  },
  {
    call: normalFiling.get,
    by: 'university',
    also: ['province', 'centre'],
    ready: async () => ({ input: { docId: await oneFiling() } }),
  },
  {
    call: normalFiling.create,
    by: 'university',
    personal: true,
    ready: async () => ({ input: await newFiling() }),
  },
  {
    call: normalFiling.update,
    by: 'university',
    ready: async () => ({
      input: { docId: await withdrawn(), contact: '江以宁' },
      version: 2,
    }),
    state: {
      says: otherwise(exemptFilingFlow, 'edit'),
      ready: async () => ({ input: { docId: await passed(), contact: '江以宁' }, version: 2 }),
    },
  },
  {
    call: normalFiling.remove,
    by: 'university',
    ready: async () => ({ input: { docId: await withdrawn() }, version: 2 }),
    state: {
      says: otherwise(exemptFilingFlow, 'remove'),
      ready: async () => ({ input: { docId: await filed() }, version: 1 }),
    },
  },
  {
    call: normalFiling.audit,
    by: 'province',
    ready: async () => {
      const docIds = await filed();
      return { input: { docIds, records: records(docIds, 1), decision: 'pass' } };
    },
    stale: old('docIds'),
    state: {
      says: otherwise(exemptFilingFlow, 'pass'),
      ready: async () => {
        const docIds = await withdrawn();
        return { input: { docIds, records: records(docIds, 2), decision: 'pass' } };
      },
    },
  },
  {
    call: normalCollegeMajor.list,
    by: 'university',
    also: ['province', 'centre'],
    ready: async () => ({ input: {}, mark: await oneLine() }),
  },
  {
    call: normalCollegeMajor.get,
    by: 'university',
    also: ['province', 'centre'],
    ready: async () => ({ input: { rosterId: await oneLine() } }),
  },
  {
    call: normalCollegeMajor.create,
    by: 'university',
    personal: true,
    ready: async () => ({ input: await newLine() }),
  },
  {
    call: normalCollegeMajor.update,
    by: 'university',
    also: ['province', 'centre'],
    ready: async () => ({ input: { rosterId: await returned(), lastClass: 2032 }, version: 2 }),
    state: {
      says: otherwise(exemptRosterFlow, 'edit'),
      ready: async () => ({ input: { rosterId: await listed(), lastClass: 2032 }, version: 2 }),
    },
  },
  {
    call: normalCollegeMajor.remove,
    by: 'university',
    also: ['province', 'centre'],
    ready: async () => ({ input: { rosterId: await returned() }, version: 2 }),
    state: {
      says: otherwise(exemptRosterFlow, 'remove'),
      ready: async () => ({ input: { rosterId: await listed() }, version: 2 }),
    },
  },
  {
    call: normalCollegeMajor.audit,
    by: 'province',
    ready: async () => {
      const rosterIds = await proposed();
      return { input: { rosterIds, records: records(rosterIds, 1), decision: 'pass' } };
    },
    stale: old('rosterIds'),
    state: {
      says: otherwise(exemptRosterFlow, 'pass'),
      ready: async () => {
        const rosterIds = await returned();
        return { input: { rosterIds, records: records(rosterIds, 2), decision: 'pass' } };
      },
    },
  },
  {
    call: normaleUniversity.list,
    by: 'university',
    also: ['province', 'centre'],
    ready: async () => {
      await oneLine();
      return { input: {}, mark: TEST_COLLEGE };
    },
  },
  {
    call: normaleUniversity.get,
    by: 'university',
    also: ['province', 'centre'],
    ready: async () => {
      await oneLine();
      return { input: { collegeId: TEST_COLLEGE } };
    },
  },
  {
    call: choices.getCollegeDict,
    by: 'university',
    personal: true,
    ready: async () => {
      await oneLine();
      return { input: {} };
    },
  },
  {
    call: normalReviewTime.list,
    by: 'province',
    also: ['centre', 'university'],
    ready: async () => ({ input: {}, mark: await oneWindow() }),
  },
  {
    call: normalReviewTime.get,
    by: 'province',
    also: ['centre', 'university'],
    ready: async () => ({ input: { windowId: await oneWindow() } }),
  },
  {
    call: normalReviewTime.create,
    by: 'province',
    personal: true,
    ready: async () => ({ input: newWindow() }),
  },
  {
    call: normalReviewTime.update,
    by: 'province',
    also: ['centre'],
    ready: async () => ({
      input: { windowId: await made(), submitEnd: '2024-05-10 18:00' },
      version: 1,
    }),
    stateless: true,
  },
  {
    call: normalReviewTime.remove,
    by: 'province',
    also: ['centre'],
    ready: async () => ({ input: { windowId: await made() }, version: 1 }),
    stateless: true,
  },
  {
    call: normalStudent.create,
    by: 'university',
    personal: true,
    ready: async () => ({ input: await freshStudent() }),
  },
  {
    call: normalStudent.remove,
    by: 'university',
    ready: async () => ({ input: { studentId: await collected() }, version: 1 }),
    state: {
      says: otherwise(exemptStudentFlow, 'remove'),
      ready: async () => ({ input: { studentId: await submitted() }, version: 2 }),
    },
  },
  {
    call: normalStudent.figures,
    by: 'university',
    also: ['province', 'centre'],
    shared: true,
    ready: async () => ({ input: {} }),
  },
  {
    call: normalStudent.submit,
    by: 'university',
    ready: async () => ({
      input: { records: await chosen(await collected()), action: 'submit' },
    }),
    stale: oldRecords,
    state: {
      says: otherwise(exemptStudentFlow, 'submit'),
      ready: async () => ({
        input: { records: await chosen(await submitted()), action: 'submit' },
      }),
    },
  },
  {
    call: normalStudent.audit,
    by: 'province',
    ready: async () => ({
      input: { records: await chosen(await submitted()), decision: 'pass' },
    }),
    stale: oldRecords,
    state: {
      says: otherwise(exemptStudentFlow, 'pass'),
      ready: async () => ({
        input: { records: await chosen(await collected()), decision: 'pass' },
      }),
    },
  },
  {
    call: normalStudent.number,
    by: 'university',
    ready: async () => ({ input: { records: await chosen(await passedStudent()) } }),
    stale: oldRecords,
    state: {
      says: '已有证书编号',
      ready: async () => ({ input: { records: await chosen(await numbered()) } }),
    },
  },
  {
    call: normalStudent.certificate,
    by: 'university',
    ready: async () => ({ input: { studentId: await oneNumbered() } }),
  },
  ...fileExamples,
];
