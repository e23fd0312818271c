import { registrationReview } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { beforeEach, test } from 'vitest';
import { userEvent as real } from 'vitest/browser';
import { hearDecision } from '../../../kit/undo/waiting';
import { current, freshDesk, looked, open, panel, queue } from './deskTest';
import * as stories from './ReviewDeskScreen.stories';

const { 确认点核验 } = composeStories(stories);

beforeEach(freshDesk);

test('输入框里按键只写字：在查找和原因说明里打 j、1 都不办理', async () => {
  await 确认点核验.run();
  await looked('李若琳');
  await userEvent.keyboard('2');
  const reason = (await panel()).getByRole('textbox', { name: '原因说明' });
  await expect(reason).toHaveFocus();
  await userEvent.keyboard('j1');
  await expect(reason).toHaveValue('j1');
  await userEvent.keyboard('{Escape}');
  await expect(reason).not.toBeInTheDocument();
  expect(await current()).toContain('李若琳');
  expect(stories.review.sent(registrationReview.confirmRegistration)).toEqual([]);
});

test('连按打开表单的数字，不写成原因', async () => {
  await 确认点核验.run();
  await looked('李若琳');
  await userEvent.keyboard('333');
  const reason = (await panel()).getByRole('textbox', { name: '原因说明' });
  await expect(reason).toHaveFocus();
  await expect(reason).toHaveValue('');
  await userEvent.keyboard('第3页不清');
  await expect(reason).toHaveValue('第3页不清');
});

test('按了没有作用的数字说为什么', async () => {
  await 确认点核验.run();
  await looked('李若琳');
  await userEvent.keyboard('9');
  await waitFor(() => expect(document.body).toHaveTextContent('李若琳：没有按 9 办理的事项'));
});

test('组字时的 Esc 只取消拼音：光标还在原因说明里，接着打的 m、1 不办理', async () => {
  await 确认点核验.run();
  await looked('李若琳');
  await userEvent.keyboard('2');
  const reason = (await panel()).getByRole('textbox', { name: '原因说明' });
  await expect(reason).toHaveFocus();
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(reason, { key: 'Escape', ...init });
    fireEvent.keyDown(reason, { key: 'Enter', ctrlKey: true, ...init });
    await expect(reason).toHaveFocus();
  }
  await userEvent.keyboard('m1');
  await expect(reason).toHaveValue('m1');
  const find = (await queue()).getByRole('searchbox', { name: '在队列中查找' });
  find.focus();
  fireEvent.keyDown(find, { key: 'Escape', keyCode: 229 });
  await expect(find).toHaveFocus();
  expect(stories.review.sent(registrationReview.confirmRegistration)).toEqual([]);
});

test('体检结论的选项展开着：1、2、j、m 都归选项，收起以后才归审核台', async () => {
  await 确认点核验.run();
  await looked('李若琳');
  const health = (await panel()).getByRole('combobox', { name: '体检结论' });
  await userEvent.click(health);
  await expect(health).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('12jm9z');
  for (const box of (await panel()).getAllByRole('checkbox', { hidden: false }).slice(0, 3))
    expect(box).not.toBeChecked();
  expect(await current()).toContain('李若琳');
  expect((await panel()).queryByRole('textbox', { name: '原因说明' })).toBeNull();
  await userEvent.click(health);
  await waitFor(() => expect(health).toHaveAttribute('aria-expanded', 'false'));
  expect(stories.review.sent(registrationReview.confirmRegistration)).toEqual([]);
  await userEvent.keyboard('j');
  await open('张婷');
});

test('办理里的每一栏都能滚到按钮上面，什么都不盖住', async () => {
  await 确认点核验.run();
  await open('李若琳');
  const region = await panel();
  const foot = region.getByRole('button', { name: /材料合格/ }).getBoundingClientRect();
  for (const one of [
    region.getByRole('combobox', { name: '体检结论' }),
    region.getByRole('textbox', { name: '体检日期' }),
    ...region.getAllByRole('checkbox'),
  ]) {
    one.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height, bottom } = one.getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(foot.top);
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    expect(seen !== null && (one.contains(seen) || seen.contains(one))).toBe(true);
  }
});

test('在另一页办了的一件，数字不办理，说已在另一页处理', async () => {
  await 确认点核验.run();
  await looked('李若琳');
  const ids = ['24118801000001'];
  hearDecision('decided', { waitingId: '7', title: '材料合格：李若琳', ids, seconds: 10 });
  await waitFor(() => expect(document.body).toHaveTextContent('已在另一页处理'));
  await userEvent.keyboard('1');
  await waitFor(() => expect(document.body).toHaveTextContent('李若琳：已在另一页处理'));
  expect(stories.review.sent(registrationReview.confirmRegistration)).toEqual([]);
});

const sent = () => stories.review.sent(registrationReview.confirmRegistration);
const justOpened = () => screen.findByText('这一件刚打开，请看过后再按');

test.each([
  ['按 J', () => userEvent.keyboard('j')],
  [
    '在队列里点',
    async () => userEvent.click((await queue()).getByRole('button', { name: /张婷/ })),
  ],
] as const)('%s 打开的一件，马上按 1 不办理、说为什么；看过以后才办理', async (_, next) => {
  await 确认点核验.run();
  await looked('李若琳');
  await next();
  await userEvent.keyboard('1');
  await expect(await justOpened()).toBeInTheDocument();
  await looked('张婷');
  expect(sent()).toEqual([]);
  await userEvent.keyboard('1');
  await waitFor(() => expect(sent()).toMatchObject([{ input: { regId: '24118801000002' } }]));
});

test('审核台刚打开的第一件，马上按 1 也不办理', async () => {
  await 确认点核验.run();
  await open('李若琳');
  await userEvent.keyboard('1');
  await expect(await justOpened()).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('Esc 关上写到一半的表单：话留着、说出来，光标回到审核台；再选它，话还在，光标在话后面', async () => {
  await 确认点核验.run();
  await looked('李若琳');
  await userEvent.keyboard('3');
  await userEvent.keyboard('照片不清');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '原因说明' })).toBeNull());
  await expect((await panel()).getByText(/^“核验不通过”没有提交.*已保留/)).toBeInTheDocument();
  expect(document.body).toHaveFocus();
  // A second one leaves nothing more, and nothing was sent by Ctrl+Enter.
  await userEvent.keyboard('{Escape}{Control>}{Enter}{/Control}');
  expect(sent()).toEqual([]);
  await userEvent.keyboard('3');
  const again = (await panel()).getByRole('textbox', { name: '原因说明' });
  await expect(again).toHaveValue('照片不清');
  expect((again as HTMLTextAreaElement).selectionStart).toBe(4);
  expect((await panel()).queryByText(/已保留/)).toBeNull();
});

test('体检日期按回车：光标还在日期里，接着按的数字不办理', async () => {
  await 确认点核验.run();
  await looked('李若琳');
  const date = (await panel()).getByRole('textbox', { name: '体检日期' });
  date.focus();
  await userEvent.keyboard('2024-06-17{Enter}');
  await looked('李若琳');
  await expect(date).toHaveFocus();
  await expect(date).toHaveValue('2024-06-17');
  await userEvent.keyboard('1');
  expect(sent()).toEqual([]);
});

test('认不出的体检日期：不发出，说它不是日期，写的还在', async () => {
  await 确认点核验.run();
  await looked('李若琳');
  const date = (await panel()).getByRole('textbox', { name: '体检日期' });
  date.focus();
  await userEvent.keyboard('202406{Enter}');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(date).not.toHaveFocus());
  await userEvent.keyboard('1');
  const said = await (await panel()).findByText('体检日期“202406”不是日期，请写成 2024-05-01');
  expect(said).toBeInTheDocument();
  await waitFor(() => expect(date).toHaveFocus());
  await expect(date).toHaveValue('202406');
  expect((await panel()).getByText('“202406”不是日期，请写成 2024-05-01')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('体检结论：Esc 收起选项，再按一次离开，数字又归审核台', async () => {
  await 确认点核验.run();
  await looked('李若琳');
  const health = (await panel()).getByRole('combobox', { name: '体检结论' });
  health.focus();
  // The list looks at the codes of real keys.
  await real.keyboard('{Enter}');
  await waitFor(() => expect(health).toHaveAttribute('aria-expanded', 'true'));
  await real.keyboard('{Escape}');
  await waitFor(() => expect(health).toHaveAttribute('aria-expanded', 'false'));
  await real.keyboard('{Escape}');
  expect(document.body).toHaveFocus();
  // Led there without a list, as by a refusal, one is enough.
  health.focus();
  await real.keyboard('{Escape}');
  expect(document.body).toHaveFocus();
  await userEvent.keyboard('9');
  await expect(await screen.findByText('李若琳：没有按 9 办理的事项')).toBeInTheDocument();
});
