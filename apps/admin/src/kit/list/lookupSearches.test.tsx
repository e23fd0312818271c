import { lookup, OrgChoice } from '@tqc/contract/lookup';
import { SearchForm } from '@tqc/ui/SearchForm';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { composeStory } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { storyAs } from '../story/storyAs';
import { useOrgSearch } from './lookupSearches';

const AUTHORITY = {
  orgId: '40001',
  orgName: '云汀市东霁区教育局',
  orgType: 2,
  parentId: '30001',
  areaCode: '118801',
  areaName: '云梦省云汀市东霁区',
};
const nothing = () => undefined;
function Filter() {
  return (
    <SearchForm
      fields={[useOrgSearch()]}
      value={{}}
      onChange={nothing}
      onSearch={nothing}
      onReset={nothing}
    />
  );
}

test('确认点的认定机构是它为之工作的县、市；还在查找时如实说', async () => {
  let go = nothing as () => void;
  const held = new Promise<void>((resolve) => (go = resolve));
  const answers = fakeTransport(lookup, {
    queryBaseOrgBasic: async () => {
      await held;
      return { record: [exampleRow(OrgChoice, AUTHORITY)] };
    },
  });
  await composeStory(
    { ...storyAs(userAt('point'), answers), parameters: { route: { path: '/', at: '/' } } },
    { component: Filter, title: '认定机构' },
  ).run();
  await userEvent.click(await screen.findByRole('combobox', { name: /认定机构/ }));
  await expect(await screen.findByText('正在查找…')).toBeInTheDocument();
  go();
  await expect(
    await screen.findByRole('option', { name: '云汀市东霁区教育局' }),
  ).toBeInTheDocument();
  expect(answers.sent(lookup.queryBaseOrgBasic).map(({ input }) => input)).toEqual([
    { above: true },
  ]);
});
