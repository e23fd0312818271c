import { msgSysmsg } from '@tqc/contract/message';
import { recipients } from '@tqc/contract/rms';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn } from '../../kit/story/screenTest';
import { messages, people } from './sentStories';
import * as stories from './SentScreen.stories';

const { 区县, 国家中心 } = composeStories(stories);
const lastSent = () => messages.sent(msgSysmsg.addMsgSysmsg).at(-1)?.input;
const alerts = (form: ReturnType<typeof within>) =>
  form.getAllByRole('alert').map(({ textContent }: HTMLElement) => textContent);

async function choose(form: ReturnType<typeof within>, box: RegExp, option: string) {
  await userEvent.click(form.getByRole('combobox', { name: box }));
  await userEvent.click(await screen.findByRole('option', { name: option }), {
    pointerEventsCheck: 0,
  });
}

test('十分钟内的可以撤回，先问一声；发过了时间和撤回过的不能', async () => {
  await 区县.run();
  expect(await buttonsOf('关于䶮县认定工作安排的通知')).toEqual(['查看', '撤回']);
  expect(await buttonsOf('春季认定培训')).toEqual(['查看']);
  expect(await buttonsOf('发错了的消息')).toEqual(['查看']);
  await press('撤回');
  await confirm('撤回后12位接收人都看不到“关于䶮县认定工作安排的通知”，确定撤回吗？');
  await expect(await screen.findByText('撤回成功')).toBeInTheDocument();
  expect(messages.sent(msgSysmsg.recall)).toHaveLength(1);
});

test('查看：消息全文，谁还没读', async () => {
  await 区县.run();
  await pressIn('春季认定培训', '查看');
  const view = await dialog('春季认定培训');
  await expect(await view.findByText('欧阳𬭎')).toBeInTheDocument();
  await expect(view.getByText('未读')).toBeInTheDocument();
  await expect(view.getByText('请于周五前上报。')).toBeInTheDocument();
});

// Rules: message-09, message-10, message-12, message-13, message-14, message-15, message-19
test('区县只能选人发送：选人对话框里选，选了的可以去掉；没选说出来', async () => {
  await 区县.run();
  await press('发送消息');
  const form = await dialog('发送消息');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  expect(alerts(form)).toEqual([
    '请输入消息标题',
    '请输入消息内容',
    '请选择消息类型',
    '请选择人员',
  ]);
  await userEvent.type(form.getByRole('textbox', { name: /消息标题/ }), '通知');
  await userEvent.type(form.getByRole('textbox', { name: /消息内容/ }), '请上报');
  await expect(form.getByText('3/1000')).toBeInTheDocument();
  await expect(form.getByText(/短信请控制在70字以内/)).toBeInTheDocument();
  await choose(form, /消息类型/, '站内通知');
  await userEvent.click(form.getByRole('button', { name: '选择人员' }));
  const picker = await dialog('选择人员');
  for (const name of [/顾县审/, /欧阳𬭎/])
    await userEvent.click(within(await picker.findByRole('row', { name })).getByRole('checkbox'));
  expect(people.sent(recipients.queryUserByMessage).at(-1)?.input).toEqual({
    pageNo: 1,
    pageSize: 10,
  });
  await userEvent.click(picker.getByRole('button', { name: '确定' }));
  await userEvent.click(await form.findByRole('button', { name: '去掉顾县审' }));
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('已发给2人')).toBeInTheDocument();
  expect(lastSent()).toEqual({
    title: '通知',
    content: '请上报',
    smsFlag: 1,
    sendType: 2,
    selUsers: ['2'],
  });
});

// Rules: message-11, message-16, message-17, message-21
test('国家级发给系统外手机号：换了范围，只问这个范围要的', async () => {
  await 国家中心.run();
  await press('发送消息');
  const form = await dialog('发送消息');
  const title = form.getByRole('textbox', { name: /消息标题/ });
  await userEvent.click(title);
  await userEvent.paste('䶮'.repeat(151));
  await userEvent.type(form.getByRole('textbox', { name: /消息内容/ }), '请上报');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  expect(alerts(form)).toEqual(['消息标题最多输入150字', '请选择消息类型', '请选择发送范围']);
  await userEvent.clear(title);
  await userEvent.type(title, '通知');
  await choose(form, /消息类型/, '短信');
  await expect(form.queryByRole('textbox', { name: /手机号码/ })).toBeNull();
  await choose(form, /发送范围/, '系统外手机号');
  await expect(form.queryByRole('button', { name: '选择人员' })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  expect(alerts(form)).toEqual(['请输入手机号码']);
  await userEvent.type(form.getByRole('textbox', { name: /手机号码/ }), '15412340001，15412340002');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('已发给2人')).toBeInTheDocument();
  expect(lastSent()).toEqual({
    title: '通知',
    content: '请上报',
    smsFlag: 2,
    sendType: 3,
    mobiles: '15412340001，15412340002',
  });
});
