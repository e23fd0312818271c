import { allCalls } from '@tqc/contract/catalogue';
import { factsOf, membersOf, withoutSealed } from '@tqc/contract/kit';
import { registration } from '@tqc/contract/register';
import { expect, test } from 'vitest';
import { searchFieldOf, searchInput } from '../form/fieldsOf';
import { openParams, openValues, questionOf } from './listQuestion';
import { useTabs, visitTab } from '../session/tabs';
import { readViewState, viewQuery } from './viewState';

const SECRET = '32010219900100123X';
const lists = allCalls.filter(({ method }) => method === 'GET');
/** A search for every field of a call by the same value, as text. */
const everything = lists.map((list) => {
  const shape = membersOf(list.input);
  const fields = Object.entries(shape).map(([name, schema]) => searchFieldOf(name, schema));
  const sealed = fields
    .map(({ name }) => name)
    .filter((name) => shape[name] && factsOf(shape[name])?.sealed);
  const values = Object.fromEntries(
    fields.map(({ name }) => [name, sealed.includes(name) ? SECRET : '2024-01-01']),
  );
  return { list, shape, fields, sealed, values };
});
const asking = everything.filter(({ sealed }) => sealed.length > 0);

test('按个人号码查询的接口都在考察之列', () => {
  // Whatever a field is, one of these names holds a number of a person or of what is theirs.
  const named = /^(idNo|mobile|certNo)$/;
  const wanted = lists.filter(({ input }) =>
    Object.keys(membersOf(input)).some((name) => named.test(name)),
  );
  expect(wanted.length).toBeGreaterThan(6);
  expect(asking.map(({ list }) => list.id)).toEqual(
    expect.arrayContaining(wanted.map(({ id }) => id)),
  );
});

test('每个列表写进地址的都没有个人号码，问服务端时照样带着', () => {
  for (const { list, shape, fields, sealed, values } of everything) {
    const { open, personal } = questionOf(list, fields, values);
    expect(`${open}`).not.toContain(SECRET);
    expect([...open.keys()].sort()).toEqual(
      fields
        .map(({ name }) => name)
        .filter((name) => !sealed.includes(name))
        .sort(),
    );
    const asked = searchInput(shape, { ...openValues(list, fields, open), ...personal });
    for (const name of sealed) expect(asked[name]).toBe(SECRET);
  }
});

test('地址里带来的个人号码不用也不留', () => {
  for (const { list, fields, sealed, values } of asking) {
    const address = new URLSearchParams(Object.entries(values));
    const open = openParams(list, address);
    expect(`${open}`).not.toContain(SECRET);
    for (const name of sealed) expect(openValues(list, fields, address)).not.toHaveProperty(name);
    expect([...open.keys()].length).toBe(fields.length - sealed.length);
  }
});

test('没有认出是哪个列表时，按名称也一个不漏：地址、视图、标签页', () => {
  for (const { list, sealed, values } of asking) {
    const address = new URLSearchParams(Object.entries(values));
    const query = `${address}`;
    const open = `${openParams(list, address)}`;
    expect(withoutSealed(query)).toBe(open);
    expect(viewQuery(address)).not.toContain(SECRET);
    expect(readViewState({ query }).query).toBe(open);
    visitTab(`/${list.id}`, `/${list.id}?${query}`, list.id);
    expect(sessionStorage.getItem('recrdData')).toContain(list.id);
    expect(sessionStorage.getItem('recrdData')).not.toContain(SECRET);
    expect(JSON.stringify(useTabs.getState())).not.toContain(SECRET);
    expect(sealed.length).toBeGreaterThan(0);
  }
});

test('不含个人号码的地址一个字也不改', () => {
  for (const { shape } of everything) {
    const rest = Object.entries(shape)
      .filter(([, schema]) => !factsOf(schema)?.sealed)
      .map(([name]) => [name, '甲 乙']);
    const query = `?${new URLSearchParams(rest)}`;
    expect(withoutSealed(query)).toBe(query);
  }
});

test('粘贴的号码前后带着空格，照样按号码查', () => {
  const list = registration.list;
  const fields = [
    { name: 'regId', kind: 'input' },
    { name: 'idNo', kind: 'input' },
  ] as const;
  const { open, personal } = questionOf(list, fields, {
    regId: ' 2411880100000001\n',
    idNo: `\t${SECRET} `,
  });
  expect(open.get('regId')).toBe('2411880100000001');
  expect(personal).toEqual({ idNo: SECRET });
  expect(questionOf(list, fields, { regId: '  ', idNo: ' ' })).toMatchObject({ personal: {} });
});
