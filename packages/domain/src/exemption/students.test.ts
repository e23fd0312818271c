import { expect, test } from 'vitest';
import { validation } from '../dictionaries';
import { abilityHolds, makeAbilityNo } from './ability';
import { studentFaults, type StudentFacts } from './students';
import { whyNotNow } from './windows';

const facts: StudentFacts = {
  classYear: 2024,
  teacherType: 'regular',
  sex: 2,
  nation: '01',
  majorId: 'm',
  educationLevel: 3,
  beginMonth: '2020-09',
  endMonth: '2024-06',
  graduateState: 1,
  grade: 3,
  subjectId: 's',
  courseAssessment: 1,
  writtenTest: 1,
  examProofNo: '',
  interview: 1,
  ethics: '合格',
  agreementNo: '',
  years: 4,
  degreeKind: null,
  researchField: '',
  tutor: '',
  studyForm: null,
  photo: 'f',
  studentMatch: null,
};
const line = {
  majorId: 'm',
  educationLevel: 3,
  teacherTypes: ['regular'],
  grades: [3],
  subjectIds: ['s'],
  firstClass: 2021,
  lastClass: null,
};
const known = { idNo: '328801200109191583', twice: false, roster: [line], paired: true };
const of = (more: Partial<StudentFacts>, ground: Partial<typeof known> = {}) =>
  studentFaults({ ...facts, ...more }, { ...known, ...ground });

test('齐全的没有问题；缺什么一句话说全', () => {
  expect(of({})).toEqual([]);
  expect(of({ years: null, photo: null })).toEqual(['请补充照片、学制']);
  expect(of({ teacherType: 'publicFunded' })).toContain('请补充协议编号');
  expect(of({ teacherType: 'educationGraduate' })[0]).toBe(
    '请补充学位类型、研究方向、导师、学习方式',
  );
});

test('人、专业、学段学科、考核、届别各有各的问题', () => {
  expect(of({}, { twice: true })).toEqual(['同一届中已有该证件号码的数据']);
  expect(of({ sex: 1 })).toEqual(['证件号码与性别不一致']);
  expect(of({ educationLevel: 4 })).toEqual(['该专业的培养层次、师范生类别或届别不在名录中']);
  expect(of({ grade: 4 })).toEqual(['该学段和学科不在名录的可认定范围内']);
  expect(of({}, { paired: false })).toEqual(['科目三比对数据中没有该学段的任教学科']);
  expect(of({ interview: 2 })).toEqual(['面试不合格']);
  expect(of({ writtenTest: 3 })).toEqual(['请填写国考合格证明编号']);
  expect(of({ endMonth: '2023-06' })).toEqual(['毕业年月不在本届内']);
  expect(of({ studentMatch: validation.code('no') })).toEqual(['学籍信息中查不到该学生']);
});

test('证书编号：年度、学校、类别、流水；有效三年少一天，2021届到2024年6月30日', () => {
  expect(makeAbilityNo({ year: 2024, collegeCode: '10320', type: 'regular', serial: 123 })).toBe(
    '2024103202000123',
  );
  expect(abilityHolds('2024-06-18', '2024-06')).toEqual({ from: '2024-06-18', to: '2027-06-17' });
  expect(abilityHolds('2023-06-18', '2021-06').to).toBe('2024-06-30');
});

test('不在时间内：说出从何时到何时；没有设置的说没有设置', () => {
  const times = {
    collectBegin: '2024-03-01 08:00',
    collectEnd: '2024-04-30 18:00',
    submitEnd: '2024-05-15 18:00',
    reviewBegin: '2024-05-16 08:00',
    reviewEnd: '2024-06-30 18:00',
    late: true,
    lateEnd: '2024-05-20 18:00',
  };
  expect(whyNotNow('collect', times, '2024-04-01 08:00')).toBeUndefined();
  expect(whyNotNow('submit', times, '2024-05-18 08:00')).toBeUndefined();
  expect(whyNotNow('review', times, '2024-05-01 08:00')).toBe(
    '不在审核时间内（2024-05-16 08:00 至 2024-06-30 18:00）',
  );
  expect(whyNotNow('collect', undefined, '2024-04-01 08:00')).toContain('还没有设置');
});
