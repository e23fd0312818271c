import { cert } from '@tqc/contract/cert';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, press } from '../../kit/story/screenTest';
import * as stories from './CertManageScreen.stories';

const { 区县 } = composeStories(stories);

test('每张证书只能查看，点开进入详情', async () => {
  await 区县.run();
  expect(await buttonsOf('李若琳')).toEqual(['查看']);
  await expect(screen.getByText('20241190132001001')).toBeInTheDocument();
  await press('查看');
  await expect(await screen.findByText('已转到 /historyDataManage/cert/601')).toBeInTheDocument();
});

test('按证书号码查，回到第一页', async () => {
  await 区县.run();
  await userEvent.type(
    await screen.findByRole('textbox', { name: '证书号码' }),
    '20241190132001002',
  );
  await press('查 询');
  await waitFor(() =>
    expect(stories.answers.sent(cert.list).at(-1)?.input).toEqual({
      certNo: '20241190132001002',
      pageNo: 1,
      pageSize: 10,
    }),
  );
});
