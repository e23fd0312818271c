import { RoleChange, verify } from '@tqc/contract/rms';
import { verifyKind, verifyStatus } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';

const waiting = {
  changeId: '810001',
  kind: verifyKind.code('person') as number,
  status: verifyStatus.code('pending') as number,
  target: '孟知远（meng_xianshen）',
  content: '分配角色：县级经办',
  orgName: '东霁区教育体育局',
  asker: '林问夏',
  askedAt: '2024-06-18T01:10:00Z',
  decider: '',
  deciderOrg: '',
  decidedAt: null as string | null,
  opinion: '',
  notYours: '',
};
const own = {
  ...waiting,
  changeId: '810002',
  kind: verifyKind.code('roles'),
  target: '江以宁（jiang_shishen）',
  content: '取消角色：市级经办',
  orgName: '云汀市教育局',
  asker: '江市审',
  notYours: '自己申请的变更由其他人审核',
};
const accepted = {
  ...waiting,
  changeId: '810003',
  kind: verifyKind.code('roles'),
  status: verifyStatus.code('accepted'),
  target: '宋怀瑾（song_huaijin）',
  decider: '江以宁',
  deciderOrg: '云汀市教育局',
  decidedAt: '2024-06-17T08:05:00Z',
};
const rejected = {
  ...accepted,
  changeId: '810004',
  status: verifyStatus.code('rejected'),
  target: '𬱖文（yi_wen）',
  opinion: '该同志已调离，不再分配',
};
const rows = [waiting, own, accepted, rejected];

/** What the server answers of changes: one waiting, one's own, and both ends. */
export const verifyAnswers = fakeTransport(verify, {
  list: () => pageOf(...rows.map((row, at) => exampleRow(RoleChange, row, at + 1))),
  accept: () => null,
  reject: () => null,
  acceptBatch: ({ changeIds }) => ({ done: changeIds.split(','), refused: [] }),
  rejectBatch: ({ changeIds }) => ({ done: changeIds.split(','), refused: [] }),
});
