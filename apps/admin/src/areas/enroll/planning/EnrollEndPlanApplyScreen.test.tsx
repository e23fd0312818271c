import { provinceBatch } from '@tqc/contract/enroll';
import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './EnrollEndPlanApplyScreen.stories';

const { 区县 } = composeStories(stories);

test('没有办结的不能申请，申请过的等上级，被退回的可以再申请', async () => {
  await 区县.run();
  expect(await buttonsOf('没有办结的计划')).toEqual(['查看', '（申请结束）']);
  expect(await buttonsOf('申请过的计划')).toEqual(['查看']);
  expect(await buttonsOf('被退回的计划')).toEqual(['查看', '申请结束']);
  await pressIn('都办结的计划', '查看');
  await expect(
    await (await dialog('都办结的计划')).findByRole('table', { name: '时间段' }),
  ).toBeInTheDocument();
});

test('申请结束发出省级计划、机构计划和版本', async () => {
  await 区县.run();
  await pressIn('都办结的计划', '申请结束');
  await confirm('确定申请结束吗？');
  await expect(await screen.findByText('申请结束成功')).toBeInTheDocument();
  expect(stories.answers.sent(provinceBatch.applyOrgEnrollEndEdit)).toEqual([
    { version: 8, input: { pbId: '701', obId: '802' } },
  ]);
});
