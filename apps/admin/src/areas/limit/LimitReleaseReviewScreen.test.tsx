import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { dialog, pressIn } from '../../kit/story/screenTest';
import * as stories from './LimitReleaseReviewScreen.stories';

const { 市级 } = composeStories(stories);

test('初审时看得到解除的依据和原来的限制；可以成批办理', async () => {
  await 市级.run();
  await expect(await screen.findByRole('button', { name: '批量同意解除' })).toBeDisabled();
  await pressIn(invented(1).name, '初审');
  const form = await dialog('初审');
  await expect(await form.findByText('行政复议撤销了原决定')).toBeVisible();
  await expect(form.getByText('以虚假材料骗取教师资格')).toBeVisible();
});
