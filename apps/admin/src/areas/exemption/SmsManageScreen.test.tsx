import { composeStories } from '@storybook/react-vite';
import { normalSmsTask } from '@tqc/contract/exemption';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, chooseIn, confirm, dialog, press, pressIn } from '../../kit/story/screenTest';
import * as stories from './SmsManageScreen.stories';

const { 省级 } = composeStories(stories);

test('待发送的立即发送或取消，有失败的才重发', async () => {
  await 省级.run();
  expect(await buttonsOf('核对信息提醒')).toEqual(['查看', '立即发送', '取消']);
  expect(await buttonsOf('照片更换提醒')).toEqual(['查看', '重发失败']);
  expect(await buttonsOf('报送开始通知')).toEqual(['查看']);
  await pressIn('照片更换提醒', '重发失败');
  await confirm('把没发出去的5条再发一次吗？');
  await waitFor(() => expect(stories.texts.sent(normalSmsTask.update)).toHaveLength(1));
});

test('给学生的可以选数据状态，给学校的没有；内容必填', async () => {
  await 省级.run();
  await press('新增短信任务');
  const form = await dialog('新增短信任务');
  await expect(form.getByText('数据状态')).toBeInTheDocument();
  await chooseIn(form, /接收对象/, '学校');
  await waitFor(() => expect(form.queryByText('数据状态')).toBeNull());
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('请输入短信内容')).toBeInTheDocument();
});
