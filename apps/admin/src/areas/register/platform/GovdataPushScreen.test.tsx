import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './GovdataPushScreen.stories';

const { 区县 } = composeStories(stories);

test('每件办件按状态给出能做的：失败的重推，待推送的立即推送或无需推送', async () => {
  await 区县.run();
  await screen.findAllByText('重推');
  await expect(screen.getAllByText('重推')).toHaveLength(1);
});
