import { rmsUsbKey } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './UsbKeyScreen.stories';
import { usbKeyAnswers } from './usbKeyStories';

const { 国家中心 } = composeStories(stories);

test('在库的能分配、锁定、作废；绑定了的只能延期；作废的什么也不能办', async () => {
  await 国家中心.run();
  expect(await buttonsOf('0a24061801')).toEqual(['分配', '延期', '锁定', '作废']);
  expect(await buttonsOf('0a24061802')).toEqual(['延期']);
  expect(await buttonsOf('0a24061803')).toEqual(['延期', '解锁', '作废']);
  expect(await buttonsOf('0a24061804')).toEqual([]);
  await pressIn('0a24061801', '作废');
  const form = await dialog('作废');
  await userEvent.type(form.getByRole('textbox', { name: /原因/ }), '损坏');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(usbKeyAnswers.sent(rmsUsbKey.updateUsbKey)).toHaveLength(1));
  expect(usbKeyAnswers.sent(rmsUsbKey.updateUsbKey)[0]?.input).toMatchObject({
    serial: '0a24061801',
    action: 'void',
    reason: '损坏',
  });
});
