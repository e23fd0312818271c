import { composeStories } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './OrgLogScreen.stories';

const { 省级 } = composeStories(stories);

test('操作日志和撤并日志是两页，先看操作日志', async () => {
  await 省级.run();
  await screen.findByText('010-00000009；—');
  await userEvent.click(screen.getByText('撤并日志'));
  await screen.findAllByText('云编办〔2024〕9号');
});
