import { orgBatch } from '@tqc/contract/enroll';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, pressIn } from '../../../kit/story/screenTest';
import * as orgs from './DownEnrollOrgsScreen.stories';
import * as stories from './EnrollDownOrgPlanScreen.stories';

const { 市级 } = composeStories(stories);

test('没有上报的和退回后没有再报的可以催报，上报的看进度', async () => {
  await 市级.run();
  expect(await buttonsOf('南屏县教育局')).toEqual(['催报', '下级编制']);
  expect(await buttonsOf('北津区2024年注册计划')).toEqual(['查看', '催报', '下级编制']);
  expect(await buttonsOf('东霁区2024年注册计划')).toEqual(['查看', '下级编制']);
  await pressIn('南屏县教育局', '催报');
  await confirm('确定向南屏县教育局催报吗？');
  await expect(await screen.findByText('催报成功')).toBeInTheDocument();
  expect(orgs.answers.sent(orgBatch.urgeReport).at(-1)?.input).toEqual({
    downIds: ['701-40003'],
  });
});

test('进度看到每个确认点的容量和已网报', async () => {
  await 市级.run();
  await pressIn('东霁区2024年注册计划', '查看');
  const view = await dialog('东霁区2024年注册计划');
  await expect(await view.findByRole('table', { name: '确认点' })).toHaveTextContent('214');
});

test('三种看法：已上报计划看全文，省级计划下看哪些机构没有编制', async () => {
  await 市级.run();
  await userEvent.click(await screen.findByRole('button', { name: '已上报计划' }));
  expect(await buttonsOf('西禾区2024年注册计划')).toEqual(['查看']);
  await userEvent.click(await screen.findByRole('button', { name: '省级与下级' }));
  await pressIn('^云梦省2024年注册计划$', '下级机构');
  const view = await dialog('云梦省2024年注册计划下的机构');
  await expect(await view.findByText('共 2 个下级机构，1 个已上报计划')).toBeInTheDocument();
});
