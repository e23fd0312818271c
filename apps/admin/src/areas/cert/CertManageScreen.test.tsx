import { cert, printLayout } from '@tqc/contract/cert';
import { certRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { composeStories, composeStory } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, press, pressIn, rowOf } from '../../kit/story/screenTest';
import { storyAs } from '../../kit/story/storyAs';
import * as stories from './CertManageScreen.stories';

const { 区县 } = composeStories(stories);

test('本机构的证书可以申请变更、补发换发、删除；收回的只看', async () => {
  await 区县.run();
  expect(await buttonsOf('李若琳')).toEqual([
    '查看',
    '信息变更',
    '补发换发',
    '申请删除',
    '收回证书',
    '变更轨迹',
  ]);
  await expect(screen.getByText('20241190132001001')).toBeInTheDocument();
  await press('查看');
  await expect(await screen.findByText('已转到 /historyDataManage/cert/601')).toBeInTheDocument();
});

test('补录和变更的任教学科一打开就能选，同名的写明哪一级', async () => {
  await 区县.run();
  await press('补录证书');
  const form = await dialog('补录证书');
  await userEvent.click(form.getByRole('combobox', { name: /任教学科/ }));
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toEqual(['语文（小学）', '语文（初级中学）']);
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

test('可以按出生日期和认定机构查，本机构先可选', async () => {
  await 区县.run();
  await press('展开');
  await userEvent.click(await screen.findByRole('combobox', { name: '认定机构' }));
  await userEvent.click(await screen.findByRole('option', { name: '东霁区教育体育局' }), {
    pointerEventsCheck: 0,
  });
  await press('查 询');
  await waitFor(() =>
    expect(stories.answers.sent(cert.list).at(-1)?.input).toMatchObject({ orgId: '40001' }),
  );
  await expect(screen.getByRole('group', { name: /出生日期/ })).toBeInTheDocument();
});

test('打印前说谁用哪张空白证书、谁印不了，确定以后打开打印件', async () => {
  await 区县.run();
  const button = await screen.findByRole('button', { name: '打印证书' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('title', '请先勾选要打印的证书');
  for (const name of [1, 2].map((n) => certRow(n).name))
    await userEvent.click(within(await rowOf(name)).getByRole('checkbox'));
  await press('打印证书');
  const ask = await dialog('打印证书');
  await expect(await ask.findByText('322400000017')).toBeInTheDocument();
  expect(ask.getByText('李若琳：该证书已打印，要重新打印请先重置打印')).toBeInTheDocument();
  await userEvent.type(ask.getByRole('textbox', { name: '起始印刷号' }), '12');
  await expect(await ask.findByText('起始印刷号应为12位印刷号')).toBeInTheDocument();
  const first = ask.getByRole('textbox', { name: '起始印刷号' });
  await userEvent.clear(first);
  await userEvent.type(first, '322401999999');
  await waitFor(() =>
    expect(first).toHaveAccessibleDescription('322401999999不是本机构可用的空白证书'),
  );
  expect(ask.getByRole('button', { name: '打印' })).toBeDisabled();
  await userEvent.clear(first);
  await userEvent.click(await ask.findByRole('button', { name: '打印 1 张' }));
  await expect(await screen.findByText('教师资格证书（1 张）')).toBeInTheDocument();
  expect(stories.answers.sent(cert.printed)).toEqual([
    { version: undefined, input: { runId: '9001' } },
  ]);
});

test('打印版式按毫米填，存十分之一毫米；每个版式有测试页', async () => {
  await 区县.run();
  await press('打印版式');
  const list = within(await screen.findByRole('list', { name: '打印版式' }));
  await userEvent.click(list.getByRole('button', { name: '调整' }));
  const form = await dialog('调整');
  const right = form.getByRole('spinbutton', { name: /整体右移/ });
  expect(right).toHaveValue('1.2');
  await userEvent.clear(right);
  await userEvent.type(right, '999');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('整体右移不能大于30毫米')).toBeInTheDocument();
  await waitFor(() => expect(right).toHaveFocus());
  await userEvent.clear(right);
  await userEvent.type(right, '-0.5');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('调整成功')).toBeInTheDocument();
  expect(stories.layouts.sent(printLayout.update)).toEqual([
    {
      version: 2,
      input: {
        id: '51',
        name: '窗口一号打印机',
        dx: -5,
        dy: -7,
        offsets: [{ field: 'certNo', dx: 30, dy: 5 }],
      },
    },
  ]);
  await userEvent.click(list.getByRole('button', { name: '测试页' }));
  await expect(await screen.findByText('测试页 窗口一号打印机')).toBeInTheDocument();
  const paper = screen.getByText('测试页 窗口一号打印机').closest('.arco-drawer');
  await waitFor(() => expect(paper).toContainElement(document.activeElement as HTMLElement));
  // Esc puts the paper away; the list it was opened from stays.
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('测试页 窗口一号打印机')).toBeNull());
  expect(list.getByRole('button', { name: '测试页' })).toBeVisible();
});

test('国家中心不打印，照样走得到空白证书台账', async () => {
  await composeStory(storyAs(userAt('nation'), stories.answers), stories.default).run();
  await press('空白证书台账');
  await expect(await screen.findByText('已转到 /historyDataManage/blanks')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '打印证书' })).toBeNull();
});

test('本机构打印过的可以重置，要写原因', async () => {
  await 区县.run();
  expect(await buttonsOf(certRow(2).name)).toEqual(['查看', '重置打印', '变更轨迹']);
  await pressIn(certRow(2).name, '重置打印');
  const form = await dialog('重置打印');
  const { name, certNo } = certRow(2);
  await expect(await form.findByText(new RegExp(`${name}的证书 ${certNo}`))).toBeInTheDocument();
  await userEvent.type(form.getByRole('textbox', { name: /重置原因/ }), '卡纸');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('重置打印成功')).toBeInTheDocument();
  expect(stories.answers.sent(cert.update)).toEqual([
    { version: 1, input: { certId: '602', action: 'resetPrint', reason: '卡纸' } },
  ]);
});
