import { composeStories } from '@storybook/react-vite';
import { score } from '@tqc/contract/applicant';
import { invented } from '@tqc/testing/people';
import { expect, screen, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, pressIn } from '../../kit/story/screenTest';
import * as stories from './ScoreScreen.stories';

const { 国家中心, 省级 } = composeStories(stories);

test('国家中心导入和登记，保留着结果的能清除', async () => {
  await 国家中心.run();
  await expect(await screen.findByRole('button', { name: '导入' })).toBeVisible();
  await expect(screen.getByRole('button', { name: '登记成绩' })).toBeVisible();
  expect(await buttonsOf(invented(3).name)).toEqual(['查看']);
  await pressIn(invented(1).name, '清除核验结果');
  await confirm(`清除${invented(1).name}保留的成绩核验结果吗？再次导入成绩时重新核对。`);
  await waitFor(() => expect(stories.answers.sent(score.removeCache)).toHaveLength(1));
});

test('省级不导入；查看时各科成绩和合格证明都在', async () => {
  await 省级.run();
  await pressIn(invented(2).name, '查看');
  const view = await dialog(`${invented(2).name}的国考成绩`);
  await expect(await view.findByText('科目一')).toBeVisible();
  await expect(view.getByText('20244100123451')).toBeVisible();
  expect(screen.queryByRole('button', { name: '导入' })).toBeNull();
});
