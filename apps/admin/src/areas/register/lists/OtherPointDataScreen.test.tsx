import { registrationReview } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, press } from '../../../kit/story/screenTest';
import * as stories from './OtherPointDataScreen.stories';

const { 确认点 } = composeStories(stories);

test('还没有确认的可以转入自己的安排，已确认的只能看', async () => {
  await 确认点.run();
  expect(await buttonsOf('24118801000001')).toEqual(['转入本确认点']);
  expect(await buttonsOf('24118801000002')).toEqual([]);
  await press('转入本确认点');
  const form = await dialog('转入本确认点');
  await userEvent.click(form.getByRole('combobox', { name: /确认点安排/ }));
  const options = await screen.findAllByRole('option');
  const mine = options.find(({ textContent }) => textContent?.includes(' · '));
  if (mine) await userEvent.click(mine, { pointerEventsCheck: 0 });
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('转入本确认点成功')).toBeInTheDocument();
  expect(stories.review.sent(registrationReview.changeLocalSetInfo)).toEqual([
    {
      version: 1,
      // Who is taken over is said by name, as at the counter.
      input: {
        regId: '24118801000001',
        localSetid: '402',
        lsId: expect.any(String),
        name: '李若琳',
      },
    },
  ]);
});
