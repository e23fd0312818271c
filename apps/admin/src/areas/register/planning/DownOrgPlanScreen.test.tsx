import { orgBatch } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, headsOf, press } from '../../../kit/story/screenTest';
import * as stories from './DownOrgPlanScreen.stories';

const { 市级 } = composeStories(stories);

test('只看下级的计划和进度，没有可办的事', async () => {
  await 市级.run();
  expect(await buttonsOf('西禾区2024年上半年计划')).toEqual([]);
  expect((await headsOf()).join()).toMatch(/网报人数.*已认定人数.*未结数/);
  expect(stories.answers.sent(orgBatch.list)[0]?.input).toMatchObject({ side: 'down' });
});

test('按机构名称查，查询不会漏掉“下级”这个条件；重置回到全部', async () => {
  await 市级.run();
  await userEvent.type(await screen.findByRole('textbox', { name: '机构名称' }), '西禾');
  await press('查 询');
  await waitFor(() =>
    expect(stories.answers.sent(orgBatch.list).at(-1)?.input).toMatchObject({
      side: 'down',
      orgName: '西禾',
    }),
  );
  await press('重 置');
  await waitFor(() =>
    expect(stories.answers.sent(orgBatch.list).at(-1)?.input).toEqual({
      side: 'down',
      pageNo: 1,
      pageSize: 10,
    }),
  );
});
