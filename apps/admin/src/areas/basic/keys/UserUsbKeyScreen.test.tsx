import { rmsUsbKey } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './UserUsbKeyScreen.stories';
import { usbKeyAnswers } from './usbKeyStories';

const { 国家中心 } = composeStories(stories);

test('有UKey的能更换、挂失、解绑；挂失的能解锁；没有的从本省未分配的里面绑定', async () => {
  await 国家中心.run();
  expect(await buttonsOf('jiang_shishen')).toEqual(['查看', '更换', '挂失', '解绑', '作废']);
  expect(await buttonsOf('lin_wenxia')).toEqual(['查看', '解锁', '作废']);
  expect(await buttonsOf('yi_wen')).toEqual(['查看', '绑定']);
  await pressIn('yi_wen', '绑定');
  const form = await dialog('绑定');
  await userEvent.click(form.getByRole('combobox', { name: /UKey序列号/ }));
  await userEvent.click(await screen.findByText('0a24061801（到期 2027-01-01）'), {
    pointerEventsCheck: 0,
  });
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(usbKeyAnswers.sent(rmsUsbKey.setUserUsbKey)).toHaveLength(1));
  expect(usbKeyAnswers.sent(rmsUsbKey.setUserUsbKey)[0]?.input).toMatchObject({
    adminId: '700003',
    action: 'bind',
    serial: '0a24061801',
  });
});
