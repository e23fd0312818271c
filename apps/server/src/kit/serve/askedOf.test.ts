import { registration } from '@tqc/contract/register';
import { allCalls } from '@tqc/contract/catalogue';
import { factsOf, membersOf } from '@tqc/contract/kit';
import { expect, test } from 'vitest';
import { askedOf } from './auditRows';

test('审计写下查了什么：每个列表的个人信息条件只写名称，不写内容', () => {
  const asked = allCalls.flatMap((call) => {
    const personal = Object.entries(membersOf(call.input))
      .filter(([, schema]) => factsOf(schema)?.sealed || factsOf(schema)?.personal)
      .map(([name]) => name);
    return personal.length > 0 ? [{ call, personal }] : [];
  });
  expect(asked.map(({ call }) => call.id)).toContain(registration.list.id);
  for (const { call, personal } of asked) {
    const input = Object.fromEntries(personal.map((name) => [name, '0199']));
    expect(askedOf(call, input), call.id).toEqual(
      Object.fromEntries(personal.map((name) => [name, '***'])),
    );
  }
});

test('姓名只写一部分，页码和排序不写', () => {
  const asked = { name: '欧阳娜娜', status: 1, pageNo: 2, pageSize: 50, sort: 'regId.asc' };
  expect(askedOf(registration.list, asked)).toEqual({ name: '欧阳**', status: 1 });
});
