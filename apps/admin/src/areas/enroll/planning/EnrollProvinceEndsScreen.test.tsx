import { provinceBatch } from '@tqc/contract/enroll';
import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { confirm, pressIn } from '../../../kit/story/screenTest';
import * as stories from './EnrollProvinceEndsScreen.stories';

const { 国家中心 } = composeStories(stories);

test('结束省级计划不说机构计划；结束不了时说还有哪些', async () => {
  await 国家中心.run();
  await pressIn('云梦省2024年注册计划', '结束');
  await confirm('确定结束吗？');
  await expect(await screen.findByText(/还有未结束的机构计划/)).toBeInTheDocument();
  expect(stories.answers.sent(provinceBatch.applyEnrollFinshEdit)[0]?.input).toEqual({
    pbId: '701',
    action: 'endPlan',
  });
});
