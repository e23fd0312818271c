import { orgBatch } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, pressIn } from '../../../kit/story/screenTest';
import * as stories from './EndPlanApplyScreen.stories';

const { 区县 } = composeStories(stories);

test('都办结才能申请结束，申请过的等上级，被退回的可以再申请', async () => {
  await 区县.run();
  expect(await buttonsOf('东霁区2024年上半年计划')).toEqual(['查看', '查看申请', '（申请结束）']);
  expect(await buttonsOf('都办结的计划')).toEqual(['查看', '申请结束']);
  expect(await buttonsOf('申请过的计划')).toEqual(['查看']);
  expect(await buttonsOf('被退回的计划')).toEqual(['查看', '申请结束']);
  await pressIn('都办结的计划', '申请结束');
  await confirm('确定申请结束吗？');
  await expect(await screen.findByText('申请结束成功')).toBeInTheDocument();
  expect(stories.answers.sent(orgBatch.update)).toEqual([
    { version: 8, input: { obId: '302', action: 'applyEnd' } },
  ]);
});

test('查看申请打开这个计划的认定数据', async () => {
  await 区县.run();
  await pressIn('东霁区2024年上半年计划', '查看申请');
  await expect(
    await screen.findByText('已转到 /register/RegistrationSubModel?obId=301'),
  ).toBeInTheDocument();
});
