import { personal } from '@tqc/contract/account';
import { cert } from '@tqc/contract/cert';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { test } from 'vitest';
import { dialog, press } from '../../kit/story/screenTest';
import * as stories from './CertDetailScreen.stories';

const { 区县, 历史数据, 没有权限看完整号码, 出错, 载入中, 长文字与生僻字 } =
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

test('完整号码要写原因', async () => {
  await 区县.run();
  await press('查看');
  const form = await dialog('查看完整号码');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('请输入查看原因')).toBeInTheDocument();
  expect(stories.reveal.sent(personal.reveal)).toEqual([]);
  await userEvent.type(form.getByRole('textbox', { name: /查看原因/ }), '核对申请人');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText(/^11880119\d{9}[\dX]$/)).toBeInTheDocument();
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
