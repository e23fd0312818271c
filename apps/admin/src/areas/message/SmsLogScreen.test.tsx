import { msgSysmsg } from '@tqc/contract/message';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { pageOf, smsRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { composeStories, composeStory } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { storyAs } from '../../kit/story/storyAs';
import { confirm, press } from '../../kit/story/screenTest';
import * as stories from './SmsLogScreen.stories';

const meta = stories.default;
const { 区县 } = composeStories(stories);

test('手机号遮盖，状态写成字；只有发送失败的通知可以重发，先问一声', async () => {
  await 区县.run();
  expect(await screen.findAllByText(/^154\*{4}\d{4}$/)).toHaveLength(3);
  for (const word of ['发送成功', '发送失败', '待发送'])
    await expect(screen.getByText(word)).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: '重发' })).toHaveLength(1);
  await press('重发');
  const { name, smsId } = smsRow(2);
  await confirm(`把这条短信再发给${name}吗？`);
  await expect(await screen.findByText('重发成功')).toBeInTheDocument();
  expect(stories.answers.sent(msgSysmsg.resendSms)).toMatchObject([{ input: { smsId } }]);
});

// Rules: message-08
test('每页十条，翻页条上也这样写', async () => {
  await 区县.run();
  await waitFor(() =>
    expect(stories.answers.sent(msgSysmsg.querySms)[0]?.input).toMatchObject({
      pageNo: 1,
      pageSize: 10,
    }),
  );
  await expect(screen.getByText('10 条/页')).toBeInTheDocument();
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

test('没有发出的短信写明原因', async () => {
  const failReason = '没有配置短信网关，请联系系统管理员';
  const refused = smsRow(1, { sendstatus: 3, sendTime: null, failReason, smsMsg: '请补充材料。' });
  await composeStory(
    storyAs(userAt('county'), fakeTransport(msgSysmsg, { querySms: () => pageOf(refused) })),
    meta,
  ).run();
  await expect(await screen.findByText(failReason)).toBeInTheDocument();
  await expect(screen.getByText('请补充材料。')).toBeInTheDocument();
});
