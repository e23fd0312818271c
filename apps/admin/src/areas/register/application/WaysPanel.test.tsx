import { registration, registrationReview } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { applicationDetail } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { composeStory } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expect as check, test } from 'vitest';
import { dialog, press } from '../../../kit/story/screenTest';
import { storyAs } from '../../../kit/story/storyAs';
import meta, { changes, messages, person, pictures, reveal } from './ApplicationScreen.stories';

const expired = {
  status: 15,
  version: 4,
  accessResult: 0,
  accessTime: '2024-03-01T02:00:00Z',
  blocks: ['准入查询结果已超过90天，请重新查询'],
  decisions: ['returnToConfirmation'],
} satisfies Partial<ReturnType<typeof applicationDetail>>;

/** What the page of an application offers besides the decisions, in this state. */
async function ways(differing: Partial<ReturnType<typeof applicationDetail>>, org = 'county') {
  const review = fakeTransport(registrationReview, {
    batchAllowQuery: ({ regIds }) => ({ done: regIds.split(','), refused: [] }),
  });
  const one = fakeTransport(registration, { get: () => applicationDetail(1, differing) });
  const user = userAt(org as 'county');
  const all = [one, person, pictures, reveal, messages, changes, review];
  await composeStory(storyAs(user, ...all), meta).run();
  await screen.findByText('办理');
  const group = screen.queryByRole('group', { name: '可以这样办理' });
  const buttons = group ? within(group).queryAllByRole('button') : [];
  return { review, buttons: buttons.map(({ textContent }) => textContent) };
}

test.each<[string, Partial<ReturnType<typeof applicationDetail>>, string[]]>([
  ['准入查询过期', expired, ['重新查询']],
  ['还没有查询', { ...expired, accessResult: 10 }, ['发起准入查询']],
  ['查询没有返回', { ...expired, accessResult: 11 }, ['取消准入查询']],
  ['查询有发现', { ...expired, accessResult: 1, recordStatus: 3 }, ['申请复议']],
  [
    '学历待补充',
    { ...expired, accessTime: '2024-06-10T02:00:00Z', recordStatus: 4 },
    ['学历审核通过', '学历审核不通过'],
  ],
  ['什么都不拦着', { ...expired, accessTime: '2024-06-10T02:00:00Z' }, []],
  ['别的机构的', { ...expired, orgId: '1' }, []],
  ['已删除的', { ...expired, recordStatus: 2 }, []],
])('%s时，拒绝旁边就有办法', async (_title, differing, buttons) => {
  check((await ways(differing)).buttons).toEqual(buttons);
});

test('在拒绝的地方重新查询', async () => {
  const { review } = await ways(expired);
  await press('重新查询');
  const form = await dialog('重新查询');
  await userEvent.click(form.getByRole('button', { name: '重新查询 1 条' }));
  await expect(await screen.findByText('已发起查询 1 条')).toBeInTheDocument();
  expect(review.sent(registrationReview.batchAllowQuery).at(-1)?.input).toEqual({
    regIds: '24118801000001',
  });
});
