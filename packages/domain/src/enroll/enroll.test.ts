import { expect, test } from 'vitest';
import { finalJudgement, firstReview, noticeState, recheck } from '../dictionaries';
import {
  finalDecisions,
  firstDecisions,
  noticeStateOn,
  recheckDecisions,
  validUntil,
  whyNotRegister,
} from './index';

const person = {
  cert: { status: 0, ctId: 3 },
  limited: false,
  thisYear: false,
  lastValidUntil: null,
  registrationType: 1,
  today: '2024-06-18',
};

test('谁可以注册：逐项一句话说明为什么不能', () => {
  expect(whyNotRegister(person)).toBeUndefined();
  expect(whyNotRegister({ ...person, cert: undefined })).toMatch('没有找到本人的该教师资格证书');
  expect(whyNotRegister({ ...person, cert: { status: 1, ctId: 3 } })).toMatch('不是有效状态');
  expect(whyNotRegister({ ...person, cert: { status: 0, ctId: 7 } })).toMatch('不在定期注册范围');
  expect(whyNotRegister({ ...person, limited: true })).toMatch('限制期内');
  expect(whyNotRegister({ ...person, thisYear: true })).toMatch('只能注册一次');
  expect(whyNotRegister({ ...person, lastValidUntil: '2024-07-01' })).toMatch('请按定期注册');
  expect(whyNotRegister({ ...person, registrationType: 2 })).toMatch('请按首次注册');
  const again = { ...person, registrationType: 2 };
  expect(whyNotRegister({ ...again, lastValidUntil: '2024-08-18' })).toMatch('到期前60天内');
  expect(whyNotRegister({ ...again, lastValidUntil: '2024-08-17' })).toBeUndefined();
  expect(whyNotRegister({ ...again, lastValidUntil: '2023-01-01' })).toBeUndefined();
});

test('有效期：从终审之日或上次有效期止起五年', () => {
  expect(validUntil('2024-06-18', null)).toBe('2029-06-18');
  expect(validUntil('2024-06-18', '2024-07-31')).toBe('2029-07-31');
  expect(validUntil('2024-06-18', '2024-05-31')).toBe('2029-06-18');
  expect(validUntil('2024-02-29', null)).toBe('2029-02-28');
});

// Rules: domain-01, domain-02
test('三个环节的结论一一对应，材料不全只在初核', () => {
  expect(recheck.codes.map((code) => code - 40)).toEqual(
    firstReview.codes.map((code) => code - 30),
  );
  expect(finalJudgement.codes.map((code) => code - 50)).toEqual(
    firstReview.codes.map((code) => code - 30),
  );
  expect(firstDecisions.keys).toContain('incomplete');
  expect([...recheckDecisions.keys, ...finalDecisions.keys]).not.toContain('incomplete');
});

test('每个结论要说什么：条件、原因、条款、材料和期限，意见', () => {
  const said = {
    opinion: '说明',
    conditions: [],
    reasons: [],
    articles: [],
    complete: false,
    missing: [],
    completeBefore: null,
    today: '2024-06-18',
  };
  const first = (key: (typeof firstDecisions.keys)[number], more = {}) =>
    firstDecisions.require(key, { ...said, ...more });
  expect(() => first('qualified')).toThrow('材料齐全');
  expect(() => first('deferred')).toThrow('未达到的注册条件');
  expect(() => first('unqualified')).toThrow('不合格原因');
  expect(() => first('unqualified', { reasons: [1] })).toThrow('准则的哪些条款');
  expect(() => first('unqualified', { reasons: [2] })).not.toThrow();
  expect(() => first('incomplete')).toThrow('缺少的材料');
  expect(() => first('incomplete', { missing: [3], completeBefore: '2024-06-17' })).toThrow('截止');
  expect(() => first('notInScope', { opinion: '' })).toThrow('意见');
  expect(
    firstDecisions.message('incomplete', {
      missing: [3, 6],
      missingText: '请带原件',
      completeBefore: '2024-06-28',
    })?.text,
  ).toBe(
    '您的教师资格注册申请材料不全，请于2024-06-28前一次补齐：1.聘用合同；2.培训学时证明。请带原件',
  );
});

test('公示：开始前未开始，开始和结束当天都在公示，之后已期满；没有定日期的没有状态', () => {
  const days = { noticeBegin: '2024-06-10', noticeEnd: '2024-06-18' };
  const on = (today: string) => noticeStateOn(days, today);
  expect(on('2024-06-09')).toBe(noticeState.code('waiting'));
  expect(on('2024-06-10')).toBe(noticeState.code('running'));
  expect(on('2024-06-18')).toBe(noticeState.code('running'));
  expect(on('2024-06-19')).toBe(noticeState.code('over'));
  expect(noticeStateOn({ ...days, noticeEnd: null }, '2024-06-19')).toBeUndefined();
});
