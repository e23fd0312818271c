import { orgBatch, provinceBatch } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, headsOf, press } from '../../../kit/story/screenTest';
import * as stories from './PlanViewScreen.stories';

const { 国家中心, 确认点 } = composeStories(stories);

test('国家级看省级计划，有审批时间，没有可办的事', async () => {
  await 国家中心.run();
  expect(await buttonsOf('澄岚省2024年上半年计划')).toEqual(['查看']);
  expect((await headsOf()).join()).toContain('审批开始日期');
  expect(stories.provinces.sent(provinceBatch.list)).toHaveLength(1);
});

test('确认点看机构计划，读的是机构计划的接口', async () => {
  await 确认点.run();
  await expect(await screen.findByText('东霁区2024年上半年计划')).toBeInTheDocument();
  const heads = (await headsOf()).join();
  expect(heads).toContain('省级计划名称');
  // Approved is when the province plan says, and the types are those of the time slots.
  expect(heads).toContain('审批开始日期,审批结束日期,开放资格种类');
  expect(heads).not.toContain('开放机构数');
  expect(stories.plans.sent(orgBatch.list)).toHaveLength(1);
});

test('按名称查询，条件带进下一次读取', async () => {
  await 国家中心.run();
  await userEvent.type(await screen.findByRole('textbox', { name: '批次名称' }), '上半年');
  await press('查 询');
  await waitFor(() =>
    expect(stories.provinces.sent(provinceBatch.list).at(-1)?.input).toMatchObject({
      cbName: '上半年',
      pageNo: 1,
    }),
  );
});
