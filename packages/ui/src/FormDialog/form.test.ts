import { describe, expect, test, vi } from 'vitest';
import { createDirtyRegistry } from './dirtyRegistry';
import { shownFields, startValues, type FormField } from './formFields';
import { changedLabels, readRejection, validateForm } from './validate';

const fields: FormField[] = [
  {
    name: 'title',
    label: '消息标题',
    kind: 'text',
    required: true,
    maxLength: 5,
    maxLengthMessage: '消息标题最多5字',
  },
  { name: 'type', label: '消息类型', kind: 'select', required: true, options: [] },
  { name: 'note', label: '说明', kind: 'textarea', maxLength: 200 },
  { name: 'range', label: '网报时间', kind: 'dateRange', required: true },
  {
    name: 'count',
    label: '每日容量',
    kind: 'number',
    validate: (value: number) => (value > 2000 ? '每日容量不能超过2000' : undefined),
  },
];
const good = {
  title: '𬭎𬍛䶮㛃字',
  type: '1',
  note: '',
  range: ['2025-03-01', '2025-06-30'],
  count: 0,
};

test('看别的字段才有的字段：没有时不在内', () => {
  const mobiles: FormField = {
    name: 'mobiles',
    label: '手机号码',
    kind: 'textarea',
    when: ({ range }) => range === '3',
  };
  const names = (range: string) =>
    shownFields([...fields, mobiles], { range }).map(({ name }) => name);
  expect(names('3')).toContain('mobiles');
  expect(names('2')).not.toContain('mobiles');
  expect(names('2')).toHaveLength(fields.length);
});

describe('校验', () => {
  test('合格的没有错误，生僻字按一个字算', () => {
    expect(validateForm(fields, good)).toEqual({});
  });

  test('超出范围、小数太多的数字说出怎么填，不悄悄改成别的数', () => {
    const shift: FormField[] = [
      { name: 'right', label: '整体右移', kind: 'number', min: -3, max: 3, unit: '毫米' },
    ];
    expect(validateForm(shift, { right: 999 })).toEqual({ right: '整体右移不能大于3毫米' });
    expect(validateForm(shift, { right: -3.1 })).toEqual({ right: '整体右移不能小于-3毫米' });
    expect(validateForm(shift, { right: 3 })).toEqual({});
    expect(validateForm(shift, { right: 1.5 })).toEqual({ right: '整体右移应为整数' });
    const tenths = shift.map((one) => ({ ...one, precision: 1 }));
    expect(validateForm(tenths, { right: 1.25 })).toEqual({ right: '整体右移最多1位小数' });
  });

  test('几行的字段说出哪一行哪一项不对，先给出最少的行数', () => {
    const rows: FormField[] = [
      {
        name: 'times',
        label: '时间段',
        kind: 'rows',
        required: true,
        min: 1,
        fields: [{ name: 'begin', label: '开始日期', kind: 'date', required: true }],
      },
    ];
    expect(startValues(rows)).toEqual({ times: [{ begin: '' }] });
    expect(validateForm(rows, { times: [] })).toEqual({ times: '请添加时间段' });
    expect(validateForm(rows, { times: [{ begin: '2025-03-01' }, { begin: '' }] })).toEqual({
      times: '时间段2：请选择开始日期',
    });
    expect(validateForm(rows, { times: [{ begin: '2025-03-01' }] })).toEqual({});
  });

  test('必填的文字按种类区分', () => {
    expect(validateForm(fields, startValues(fields))).toEqual({
      title: '请输入消息标题',
      type: '请选择消息类型',
      range: '请选择网报时间',
    });
  });

  test('只有空白也算没填', () => {
    expect(validateForm(fields, { ...good, title: ' 　' })).toEqual({ title: '请输入消息标题' });
  });

  test('字数、先后和自己的规则（validation-04）', () => {
    expect(
      validateForm(fields, {
        ...good,
        title: '一二三四五六',
        note: '字'.repeat(201),
        range: ['2025-07-01', '2025-06-30'],
        count: 2001,
      }),
    ).toEqual({
      title: '消息标题最多5字',
      note: '最多输入200字',
      range: '开始日期不能晚于结束日期',
      count: '每日容量不能超过2000',
    });
  });

  // Rules: validation-01
  test('文字1到200字，换行也算一个字；空的、多一个字的说明怎么改', () => {
    const text: FormField[] = [
      { name: 'note', label: '说明', kind: 'textarea', required: true, maxLength: 200 },
    ];
    const says = (note: string) => validateForm(text, { note });
    expect(says('字')).toEqual({});
    expect(says(`${'字'.repeat(99)}\n${'字'.repeat(100)}`)).toEqual({});
    expect(says(`${'字'.repeat(100)}\n${'字'.repeat(100)}`)).toEqual({ note: '最多输入200字' });
    expect(says('')).toEqual({ note: '请输入说明' });
  });

  test('数的范围按大小比，不按字的先后：9 到 10 是对的', () => {
    const size: FormField = { name: 'size', label: '人数', kind: 'numberRange' };
    const wrong = (from: string, to: string) => validateForm([size], { size: [from, to] });
    expect(wrong('9', '10')).toEqual({});
    expect(wrong('10', '9')).toEqual({ size: '最小值不能大于最大值' });
  });

  test('范围只填一半不算填了', () => {
    expect(validateForm(fields, { ...good, range: ['2025-03-01', ''] })).toEqual({
      range: '请选择网报时间',
    });
  });
});

describe('服务器的拒绝', () => {
  test('落到字段上', () => {
    expect(readRejection({ fields: { title: '标题已存在' } }, fields)).toEqual({
      errors: { title: '标题已存在' },
      message: undefined,
    });
  });

  test('没有对应字段的错误不丢', () => {
    expect(readRejection({ fields: { orgId: '机构已停用' } }, fields)).toEqual({
      errors: {},
      message: '机构已停用',
    });
  });

  test('只有一句话，或什么都没有', () => {
    expect(readRejection(new Error('批次已结束，不能再修改'), fields).message).toBe(
      '批次已结束，不能再修改',
    );
    expect(readRejection(undefined, fields).message).toBe('提交失败，请稍后重试');
  });
});

test('说出改动了哪些字段', () => {
  expect(changedLabels(fields, good, { ...good, type: '2', range: ['', ''] })).toEqual([
    '消息类型',
    '网报时间',
  ]);
});

test('登记处同一处只记一次，注销后通知', () => {
  const registry = createDirtyRegistry();
  const listener = vi.fn();
  registry.subscribe(listener);
  registry.mark('a', '新增批次');
  registry.mark('a', '新增批次');
  expect(registry.list()).toEqual([{ id: 'a', label: '新增批次', place: '' }]);
  registry.clear('a');
  registry.clear('a');
  expect(registry.list()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
});
