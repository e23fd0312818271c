import { provinceBatch, registrationReview } from '@tqc/contract/register';
import { membersOf } from '@tqc/contract/kit';
import { expect, test } from 'vitest';
import { choices, drawnFields, fieldsOf, required, sentNames, valuesOf } from './formFields';

const { batchAud } = registrationReview;

test('接口可以不填的，表单可以要求填；名称和限制还是契约里的', () => {
  const [plain, needed] = drawnFields(
    ['opinion', required('opinion')],
    membersOf(batchAud.input),
    false,
  );
  expect(plain).toMatchObject({ label: '审核意见', kind: 'textarea', maxLength: 200 });
  expect(plain?.required).toBe(false);
  expect(needed).toEqual({ ...plain, required: true });
});

test('从别的列表里选的，名称和必填照契约，发出的是选中的值；自己的字段由画面转成输入', () => {
  const batches = [{ value: '7', label: '2024年上半年' }];
  const own = { name: 'filingBegin', label: '网报开始时间', kind: 'datetime' } as const;
  const fields = [choices('cbId', batches), own];
  const shape = membersOf(provinceBatch.create.input);
  expect(drawnFields(fields, shape, false)).toEqual([
    { name: 'cbId', label: '所属批次', required: true, kind: 'select', options: batches },
    own,
  ]);
  expect(sentNames(fields)).toEqual(['cbId']);
});

test('另一个接口的字段嵌在里面：画的和读的都照那个接口', () => {
  const names = ['planName', 'ctIds'] as const;
  expect(fieldsOf(provinceBatch.create, names).map(({ label }) => label)).toEqual([
    '计划名称',
    '开放资格种类',
  ]);
  expect(valuesOf(provinceBatch.create, names, { planName: '甲', ctIds: ['1', '2'] })).toEqual({
    planName: '甲',
    ctIds: [1, 2],
  });
});
