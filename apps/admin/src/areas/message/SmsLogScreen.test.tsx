import { msgSysmsg } from '@tqc/contract/message';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { headsOf, press } from '../../kit/story/screenTest';
import * as stories from './SmsLogScreen.stories';

const { 区县 } = composeStories(stories);

test('手机号遮盖，状态写成字，没有可办的事', async () => {
  await 区县.run();
  expect(await screen.findAllByText(/^154\*{4}\d{4}$/)).toHaveLength(3);
  for (const word of ['发送成功', '发送失败', '待发送'])
    await expect(screen.getByText(word)).toBeInTheDocument();
  expect((await headsOf()).join()).not.toContain('操作');
});

test('按姓名查', async () => {
  await 区县.run();
  await userEvent.type(await screen.findByRole('textbox', { name: '姓名' }), '张婷');
  await press('查 询');
  await waitFor(() =>
    expect(stories.answers.sent(msgSysmsg.querySms).at(-1)?.input).toMatchObject({
      name: '张婷',
      pageNo: 1,
    }),
  );
});
