import { baseDict, baseOrgDict, baseOrgLockTime, OrgDictEntry, OrgLock } from '@tqc/contract/basic';
import { lockState } from '@tqc/domain/organisations';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';

const lock = {
  orgName: '云汀市教育局',
  orgType: 3,
  areaName: '云梦省云汀市',
  whole: true,
  kept: true,
  functions: ['plan', 'confirm'],
  reason: '年度数据核对',
  beginTime: '2024-06-18 08:00',
  endTime: '2024-06-19 08:00',
  state: lockState.code('running') as number,
  operator: '顾省审',
};
const coming = {
  ...lock,
  orgName: '东霁区教育体育局',
  orgType: 2,
  whole: false,
  functions: ['number'],
  reason: '证书号段调整',
  beginTime: '2024-06-25 18:00',
  endTime: '2024-06-26 08:00',
  state: lockState.code('planned'),
};
const over = {
  ...coming,
  orgName: '西禾区教育局',
  reason: '系统升级',
  beginTime: '2024-05-01 18:00',
  endTime: '2024-05-02 08:00',
  state: lockState.code('over'),
};

/** Windows in every state. */
export const lockAnswers = fakeTransport(baseOrgLockTime, {
  list: () =>
    pageOf(exampleRow(OrgLock, coming, 3), exampleRow(OrgLock, lock, 2), exampleRow(OrgLock, over)),
  create: () => ({ id: '901' }),
  update: () => null,
  remove: () => null,
});

const entry = {
  dtId: 'orgBizType',
  typeName: '业务类型',
  code: '1',
  nationLabel: '认定',
  label: '教师资格认定',
  enabled: true,
  sort: 10,
};

/** A value with a word of the organisation's own and one that it does not offer. */
export const orgDictAnswers = fakeTransport(baseOrgDict, {
  list: () =>
    pageOf(
      exampleRow(OrgDictEntry, entry),
      exampleRow(
        OrgDictEntry,
        { ...entry, code: '2', nationLabel: '注册', label: null, enabled: false, sort: 20 },
        2,
      ),
    ),
  create: () => ({ id: '901' }),
  update: () => null,
  remove: () => null,
});

/** What the nation's lists hold. */
export const nationItems = fakeTransport(baseDict, { getData: () => ({ record: [] }) });
