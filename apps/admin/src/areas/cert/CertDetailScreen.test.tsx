import { personal } from '@tqc/contract/account';
import { cert } from '@tqc/contract/cert';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test, vi } from 'vitest';
import { chooseIn, dialog, press } from '../../kit/story/screenTest';
import * as stories from './CertDetailScreen.stories';

const { 区县, 打印过, 历史数据, 没有权限看完整号码, 出错, 载入中, 长文字与生僻字 } =
  composeStories(stories);

test('读地址里的那一张，写着号码、状态、照片和轨迹', async () => {
  await 区县.run();
  expect(stories.answers.sent(cert.get)).toEqual([
    { version: undefined, input: { certId: '601' } },
  ]);
  await expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('李若琳 正常');
  await expect(screen.getByText('证书号码 20241190132001001')).toBeInTheDocument();
  await expect(await screen.findByRole('img', { name: '证件照片' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('list', { name: '证书轨迹' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['认定通过2024-06-14 16:00东霁区教育体育局', '生成证书编号2024-06-17 10:00孟县审']);
});

test('完整号码要写原因，一分钟后又遮上', async () => {
  const timers = vi.spyOn(window, 'setTimeout');
  await 区县.run();
  await press('查看');
  const form = await dialog('查看完整号码');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByRole('alert')).toHaveTextContent('请选择查看原因');
  expect(stories.reveal.sent(personal.reveal)).toEqual([]);
  await chooseIn(form, /查看原因/, '核对证书信息');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText(/^11880119\d{9}[\dX]$/)).toBeInTheDocument();
  const [hide] = timers.mock.calls.find(([, ms]) => ms === 60_000) ?? [];
  timers.mockRestore();
  if (typeof hide !== 'function') throw new Error('nothing hides the number');
  hide();
  await waitFor(() => expect(screen.queryByText(/^11880119\d{9}[\dX]$/)).toBeNull());
});

test('再看打印件先选原因，原因随着送出', async () => {
  await 打印过.run();
  await press('查看打印件');
  const form = await dialog('再次查看打印件');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByRole('alert')).toHaveTextContent('请选择再次查看的原因');
  expect(stories.printing.sent(cert.printed)).toEqual([]);
  await userEvent.click(form.getByRole('combobox', { name: /再次查看的原因/ }));
  await userEvent.click(await screen.findByRole('option', { name: '归档' }), {
    pointerEventsCheck: 0,
  });
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() =>
    expect(stories.printing.sent(cert.printed)).toEqual([
      { version: undefined, input: { runId: '9001', again: 4 } },
    ]),
  );
});

test('没有权限就没有查看；历史数据没有轨迹也说明', async () => {
  await 没有权限看完整号码.run();
  await expect(await screen.findByText(/^118\*+/)).toBeInTheDocument();
  await expect(screen.queryByRole('button', { name: '查看' })).toBeNull();
  await 历史数据.run();
  await expect(await screen.findByText('没有办理记录（历史数据）')).toBeInTheDocument();
});

test('没有权限读、正在读、长名字', async () => {
  await 出错.run();
  await expect(await screen.findByRole('alert')).toHaveTextContent(
    '您不具备该条数据的权限，请刷新页面后再操作！',
  );
  await 载入中.run();
  await expect(await screen.findByText('正在加载…')).toBeInTheDocument();
  await 长文字与生僻字.run();
  await expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    '阿依古丽·买买提艾力·吐尔逊那依·阿不都热西',
  );
});
