import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './OwnEnrollPlansScreen.stories';

const { 确认点 } = composeStories(stories);

test('看上级机构计划的时间段', async () => {
  await 确认点.run();
  await expect(await screen.findByRole('list', { name: '上级省级计划' })).toHaveTextContent(
    /^云梦省2024年注册计划：初核 /,
  );
  expect(await buttonsOf('^东霁区2024年注册计划$')).toEqual(['时间段']);
  await pressIn('^东霁区2024年注册计划$', '时间段');
  const view = await dialog('东霁区2024年注册计划的时间段');
  await expect(await view.findByRole('table', { name: '时间段' })).toHaveTextContent('2024-05-27');
});
