import { provinceBatch } from '@tqc/contract/enroll';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './EnrollEndPlanScreen.stories';

const { 市级, 国家中心 } = composeStories(stories);

test('申请过的可以同意或退回，没有申请的和已结束的只看，没有办结的说明原因', async () => {
  await 市级.run();
  expect(await buttonsOf('申请结束的计划')).toEqual(['查看', '同意结束', '退回结束']);
  expect(await buttonsOf('没有申请的计划')).toEqual(['查看']);
  expect(await buttonsOf('没有办结的计划')).toEqual(['查看', '（同意结束）', '退回结束']);
  expect(await buttonsOf('已结束的计划')).toEqual(['查看']);
});

test('退回要写意见，发出机构计划和版本', async () => {
  await 市级.run();
  await pressIn('申请结束的计划', '退回结束');
  const form = await dialog('退回结束');
  await userEvent.type(form.getByRole('textbox', { name: /审批意见/ }), '还有结论贴没有打印');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('退回结束成功')).toBeInTheDocument();
  expect(stories.answers.sent(provinceBatch.applyEnrollFinshEdit)).toEqual([
    {
      version: 9,
      input: { pbId: '701', obId: '803', action: 'returnEnd', opinion: '还有结论贴没有打印' },
    },
  ]);
});

test('批量同意每条都说是哪个机构的计划', async () => {
  await 国家中心.run();
  await userEvent.click((await screen.findAllByRole('checkbox'))[1] as HTMLElement);
  await press('批量同意');
  const form = await dialog('批量同意');
  await userEvent.click(form.getByRole('button', { name: '同意结束 1 条' }));
  await expect(await screen.findByText('已同意结束 1 条')).toBeInTheDocument();
  expect(stories.answers.sent(provinceBatch.applyEnrollFinshEdit)).toEqual([
    { version: 9, input: { pbId: '701', obId: '803', action: 'endPlan' } },
  ]);
});
