import { ecertTask } from '@tqc/contract/ecert';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn, rowOf } from '../../kit/story/screenTest';
import * as stories from './EcertTaskScreen.stories';

const { 区县 } = composeStories(stories);
const { answers } = stories;

test('等待的取消，有失败的重试，取消的重新执行；办完的只看', async () => {
  await 区县.run();
  expect(await buttonsOf('等待的任务')).toEqual(['查看明细', '取消']);
  expect(await buttonsOf('进行的任务')).toEqual(['查看明细']);
  expect(await buttonsOf('有失败的任务')).toEqual(['查看明细', '重试失败']);
  expect(await buttonsOf('取消的任务')).toEqual(['查看明细', '重新执行']);
  expect(await buttonsOf('办完的任务')).toEqual(['查看明细']);
});

test('取消的任务读作已取消，不是已完成', async () => {
  await 区县.run();
  const row = within(await rowOf('取消的任务'));
  await expect(row.getAllByText('已取消')).not.toHaveLength(0);
  expect(row.queryByText('已完成')).toBeNull();
  await expect(within(await rowOf('办完的任务')).getByText('已完成')).toBeVisible();
});

test('先算出数量再新建；签发日期先填默认的', async () => {
  await 区县.run();
  await press('新建任务');
  const form = await dialog('新建任务');
  await waitFor(() => expect(form.getByDisplayValue('2024-06-30')).toBeVisible());
  await userEvent.type(form.getByRole('textbox', { name: /任务名称/ }), '六月批量制作');
  await userEvent.click(form.getByRole('button', { name: '计算数量' }));
  const asked = await dialog('确认新建任务');
  await expect(asked.getByText(/预计数量：36 张/)).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: '新建任务' }));
  await expect(await screen.findByText('已新建任务，共36张，一分钟内开始')).toBeInTheDocument();
  expect(answers.sent(ecertTask.addTask).map(({ input }) => input.preview)).toEqual([
    true,
    undefined,
  ]);
});

test('明细写着每一张为什么没成；重试先问还有几张', async () => {
  await 区县.run();
  await pressIn('有失败的任务', '查看明细');
  const view = await dialog('有失败的任务的明细');
  await expect(await view.findByText('证书没有照片，请先在证书变更中补上照片')).toBeVisible();
  await expect(view.getByRole('button', { name: '导出' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await pressIn('有失败的任务', '重试失败');
  await confirm('还有 2 张没有办成，再办理一次吗？');
  await waitFor(() => expect(answers.sent(ecertTask.statusChange)).toHaveLength(1));
  expect(answers.sent(ecertTask.statusChange)[0]).toMatchObject({
    version: 1,
    input: { id: '3', status: 0 },
  });
});
