import { expect, test } from 'vitest';
import type { Approvable } from './blocks';
import { recognitionStatus } from '../dictionaries';
import { decisions } from './decisions';
import { numberingBlocks } from './holds';

const today = '2024-06-18';
const application: Approvable = {
  recordStatus: 0,
  accessResult: 0,
  accessTime: '2024-06-15T02:00:00Z',
  ctId: 3,
  subjectName: '数学',
  examType: 1,
  examValidUntil: '2026-01-01',
  applyDate: '2024-06-12',
  mandarinLevel: 22,
  educationLevel: 3,
  collegeVerifyStatus: 1,
  graduating: false,
  collegeAppendFlag: false,
  birthDate: '2000-05-05',
  sex: 2,
};
const nobody = { limited: false, held: false, openChange: false };
const county = { orgType: 2, prov: '32' };
const LIMITED = '命中限制库，不能认定';
const BEYOND = '“高级中学教师资格”不由本级机构认定，不能认定；请联系上级机构处理';
const HELD = '已持有相同资格种类和任教学科的教师资格证书，不能重复认定';

test('审批看的是当天：限制库、已有的证书、申请本身，有几样说几样', () => {
  const approve = (person: object, more: object = {}) =>
    decisions.unmet('approve', {
      application: { ...application, ...more },
      recogniser: county,
      today,
      ...nobody,
      ...person,
    });
  expect(approve({})).toEqual([]);
  expect(approve({ limited: true })).toEqual([LIMITED]);
  expect(approve({ held: true })).toEqual([HELD]);
  expect(approve({ openChange: true })).toEqual(['有待审核的数据变更，请先审核']);
  expect(approve({ limited: true }, { accessResult: 10 })).toEqual(['尚未进行准入查询', LIMITED]);
  // Marked in the record, and out of the library since: what counts is the library.
  expect(approve({}, { recordStatus: 1 })).toEqual([]);
  expect(approve({}, { ctId: 4 })).toEqual([BEYOND]);
});

test('确认通过看法定条件，有几样说几样；材料合格只看到场前改变不了的年龄', () => {
  const low = { ...application, mandarinLevel: 31, educationLevel: 9, birthDate: '1950-01-01' };
  const OLD = '年龄超过法定退休年龄';
  expect(decisions.unmet('confirm', { application, today })).toEqual([]);
  expect(decisions.unmet('confirm', { application: low, today })).toEqual([
    '学历层次低于该资格种类的要求',
    '普通话水平须达到二级乙等及以上',
    OLD,
  ]);
  expect(decisions.unmet('materialsQualified', { application: low, today })).toEqual([OLD]);
});

test('编号时再看一遍：准入查询和它的九十天、限制库、已有的证书；学历等审批时看过的不再看', () => {
  const number = (more: object, person = nobody) =>
    numberingBlocks({ ...application, ...more }, person, county, today);
  expect(number({ educationLevel: 9 })).toEqual([]);
  expect(number({ accessTime: '2024-03-20T02:00:00Z' })).toEqual([]);
  expect(number({ accessTime: '2024-03-19T02:00:00Z' })).toEqual([
    '准入查询结果已超过90天，请重新查询',
  ]);
  expect(number({ accessResult: 1 })).toEqual(['准入查询结果异常：有判决信息']);
  expect(number({}, { ...nobody, limited: true, held: true })).toEqual([LIMITED, HELD]);
  expect(number({}, { ...nobody, openChange: true })).toEqual(['有待审核的数据变更，请先审核']);
  expect(number({ ctId: 4 })).toEqual([BEYOND]);
});

test('准入查询的日子按北京时间算', () => {
  const late = { ...application, accessTime: '2024-03-19T16:00:00Z' };
  expect(numberingBlocks(late, nobody, county, today)).toEqual([]);
});

test.each([
  ['2024-06-17', 0],
  ['2024-06-18', 1],
  ['2024-06-30', 1],
  [null, 0],
])('补全期限%s，六月十八日按逾期未补全处理：拒绝%i', (completeBefore, refused) => {
  expect(decisions.unmet('notCompletedInTime', { completeBefore, today })).toHaveLength(refused);
});

test('计划不再进行时，撤销结论和撤回结论说明原因', () => {
  for (const decision of ['withdrawConclusion', 'withdrawFailure'] as const) {
    expect(decisions.unmet(decision, { planOver: '该计划已结束' })).toEqual(['该计划已结束']);
    expect(decisions.unmet(decision, { planOver: undefined })).toEqual([]);
  }
  expect(decisions.unmet('receive', {})).toEqual([]);
});

test('已了结的申请只有在计划进行中才能退回到未了结', () => {
  const open = new Set<number>(recognitionStatus.group.unsettled);
  const back = decisions.keys.filter((key) => {
    const row: { readonly from: string | readonly string[]; readonly to?: string } =
      decisions.rows[key];
    const isOpen = (name: string) => open.has(recognitionStatus.code(name as never));
    return row.to !== undefined && isOpen(row.to) && [row.from].flat().some((one) => !isOpen(one));
  });
  expect(back.length).toBeGreaterThan(1);
  for (const key of back)
    expect([key, decisions.get(key).holds]).toEqual([key, expect.arrayContaining(['planGoesOn'])]);
});
