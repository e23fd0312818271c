import { baseOrgAnnulLog, OrgAnnul } from '@tqc/contract/basic';
import { annulState } from '@tqc/domain/dictionaries';
import { annulKind } from '@tqc/domain/organisations';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';

const coming = {
  fromName: '西禾区教育局',
  intoName: '东霁区教育体育局',
  kind: annulKind.code('annul') as number,
  state: annulState.code('waiting') as number,
  orgType: 2,
  areaName: '云梦省云汀市西禾区',
  certs: 18_204,
  records: 9_310,
  users: 12,
  points: 3,
  done: 0,
  paperNo: '云编办〔2024〕9号',
  effectiveDay: '2024-07-01',
  runAt: null,
  message: '',
  operator: '顾省审',
  byHand: false,
};
const failed = {
  ...coming,
  fromName: '南渠区教育局',
  areaName: '云梦省云汀市南渠区',
  state: annulState.code('failed'),
  certs: 6_120,
  records: 4_003,
  users: 8,
  points: 2,
  effectiveDay: '2024-06-01',
  runAt: '2024-05-31T16:00:12Z',
  message: '该机构还有没有结束的计划，请先结束计划',
};
const done = {
  ...coming,
  fromName: '北洛县教育局',
  areaName: '云梦省云汀市北洛县',
  kind: annulKind.code('transfer'),
  state: annulState.code('done'),
  certs: 2_310,
  records: 1_022,
  users: 0,
  points: 0,
  done: 3_332,
  effectiveDay: '2024-05-20',
  runAt: '2024-05-20T02:03:00Z',
};
const past = {
  ...done,
  fromName: '云汀市郊区教育局',
  kind: annulKind.code('annul'),
  records: 0,
  done: 0,
  effectiveDay: '2004-03-01',
  paperNo: '云政发〔2004〕3号',
  byHand: true,
};

/** Moves in every state. */
export const annulAnswers = fakeTransport(baseOrgAnnulLog, {
  list: () =>
    pageOf(
      exampleRow(OrgAnnul, coming, 4),
      exampleRow(OrgAnnul, failed, 3),
      exampleRow(OrgAnnul, done, 2),
      exampleRow(OrgAnnul, past),
    ),
  get: () => exampleRow(OrgAnnul, failed, 3),
  create: () => ({ id: '901' }),
  update: () => null,
  remove: () => null,
});
