import { certLooks } from '@tqc/contract/cert';
import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { certRow } from '@tqc/testing/rows';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { dialog, press, pressIn } from '../../../kit/story/screenTest';
import { lookAnswers } from './histories';
import * as stories from './NationRegisterHistoryScreen.stories';

const { 区县 } = composeStories(stories);

test('按完整号码连同用途查；轨迹凭查到的那一行打开', async () => {
  await 区县.run();
  const { idNo, name } = invented(1);
  await userEvent.type(await screen.findByRole('textbox', { name: '证件号码' }), idNo);
  await userEvent.type(screen.getByRole('textbox', { name: '查询用途' }), '核对持证情况');
  await press('查 询');
  await waitFor(() =>
    expect(lookAnswers.sent(certLooks.queryNationCert).at(-1)?.input).toMatchObject({
      idNo,
      purpose: '核对持证情况',
    }),
  );
  await pressIn(name, '证书轨迹');
  const window = await dialog(`${name}的证书 ${certRow(1).certNo}`);
  await expect(await window.findByText('注册合格')).toBeVisible();
  expect(lookAnswers.sent(certLooks.queryNationTrack).at(-1)?.input).toEqual({ queryNo: 'track' });
});
