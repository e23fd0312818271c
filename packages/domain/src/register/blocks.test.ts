import { expect, test } from 'vitest';
import {
  ageOn,
  approvalBlocks,
  qualificationBlocks,
  touchesJudged,
  type Approvable,
} from './blocks';

const today = '2024-06-18';
const fine: Approvable = {
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

test('条件齐全时没有阻碍', () => {
  expect(approvalBlocks(fine, today)).toEqual([]);
});

test.each<[string, Partial<Approvable>]>([
  ['学历待补充，审核通过后才能审批', { recordStatus: 4 }],
  ['尚未进行准入查询', { accessResult: 10 }],
  ['准入查询尚未返回结果', { accessResult: 11 }],
  ['准入查询结果异常：有判决信息', { accessResult: 1 }],
  ['准入查询结果已超过90天，请重新查询', { accessTime: '2024-03-01T00:00:00Z' }],
  ['考试合格证明已过期', { examValidUntil: '2024-06-11' }],
  ['免试认定数据已撤销，不能作为认定的依据', { examType: 2, examValidUntil: null }],
  ['语文学科普通话水平须达到二级甲等及以上', { subjectName: '语文' }],
  ['普通话水平须达到二级乙等及以上', { mandarinLevel: 31 }],
  ['学历层次低于该资格种类的要求', { ctId: 4, educationLevel: 4 }],
  ['学历未通过核验', { collegeVerifyStatus: 2 }],
  ['年龄超过法定退休年龄', { birthDate: '1969-06-18' }],
])('%s', (sentence, change) => {
  expect(approvalBlocks({ ...fine, ...change }, today)).toEqual([sentence]);
});

test.each<[string, Partial<Approvable>, boolean]>([
  ['应届且申请时说明后补', { graduating: true, collegeAppendFlag: true }, true],
  ['正在等待补充', { graduating: true, collegeAppendFlag: true, recordStatus: 4 }, true],
  ['应届但没有说后补，不会再问他要', { graduating: true }, false],
  ['说后补却不是应届', { collegeAppendFlag: true }, false],
  [
    '记录不正常，确认时不会转为待补',
    { graduating: true, collegeAppendFlag: true, recordStatus: 3 },
    false,
  ],
])('学历核验只对以后还会问他要毕业证书的人放到以后：%s', (_, change, later) => {
  for (const collegeVerifyStatus of [0, 2])
    expect(qualificationBlocks({ ...fine, ...change, collegeVerifyStatus }, today)).toEqual(
      later ? [] : ['学历未通过核验'],
    );
});

test('变更是否涉及认定时看过的内容', () => {
  expect(touchesJudged(fine, { ...fine })).toBe(false);
  expect(touchesJudged(fine, { ...fine, accessTime: null })).toBe(false);
  expect(touchesJudged(fine, { ...fine, subjectName: '语文' })).toBe(true);
  expect(touchesJudged(fine, { ...fine, mandarinLevel: 21 })).toBe(true);
});

test('年龄按生日计算', () => {
  expect(ageOn('2000-06-19', '2024-06-18')).toBe(23);
  expect(ageOn('2000-06-18', '2024-06-18')).toBe(24);
});
