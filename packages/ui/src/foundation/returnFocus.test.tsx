import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Modal/style/css.js';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FormDialog, FormDrawer } from '../FormDialog';
import type { FormField } from '../FormDialog';
import { returnFocus } from './returnFocus';

let stop: () => void;
beforeEach(() => {
  stop = returnFocus();
});
afterEach(() => stop());

const fields: FormField[] = [{ name: 'reason', label: '原因', kind: 'text' }];

/** A list with its button; with `gone` the button cannot be used once the form was sent. */
function Page({ drawer = false, gone = false }) {
  const [open, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const Form = drawer ? FormDrawer : FormDialog;
  return (
    <main>
      <button type="button" disabled={gone && isSent} onClick={() => setOpen(true)}>
        退回
      </button>
      <button
        type="button"
        onClick={() => Modal.confirm({ title: '确定删除吗？', cancelText: '取消', okText: '确定' })}
      >
        删除
      </button>
      <div role="grid">
        <div role="row">
          <div role="gridcell" tabIndex={0}>
            第一行
          </div>
        </div>
      </div>
      <Form
        open={open}
        title="退回"
        fields={fields}
        onSubmit={() => Promise.resolve(setSent(true))}
        onClose={() => setOpen(false)}
      />
    </main>
  );
}

const focused = () => document.activeElement?.textContent;

test.each([
  ['对话框', false],
  ['抽屉', true],
])('%s按 Esc 关掉，焦点回到打开它的按钮', async (_, drawer) => {
  const screen = await render(<Page drawer={drawer} />);
  await screen.getByRole('button', { name: '退回' }).click();
  await expect.element(screen.getByRole('textbox', { name: '原因' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('退回');
});

test('提交以后按钮不能用了，焦点到名单上', async () => {
  const screen = await render(<Page gone />);
  await screen.getByRole('button', { name: '退回' }).click();
  await screen.getByRole('textbox', { name: '原因' }).fill('材料不全');
  await screen.getByRole('button', { name: '提交' }).click();
  await expect.poll(focused).toBe('第一行');
});

test('询问取消以后，焦点回到问它的按钮', async () => {
  const screen = await render(<Page />);
  await screen.getByRole('button', { name: '删除' }).click();
  await screen.getByRole('button', { name: '取消' }).click();
  await expect.poll(focused).toBe('删除');
});

test('离开前问一句：回车是继续填写，不丢内容，光标回到原来那一项', async () => {
  const screen = await render(<Page />);
  await screen.getByRole('button', { name: '退回' }).click();
  const reason = screen.getByRole('textbox', { name: '原因' });
  await reason.fill('材料不全');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: '继续填写' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '继续填写' })).not.toBeInTheDocument();
  await expect.element(reason).toHaveValue('材料不全');
  await expect.element(reason).toHaveFocus();
});

test('焦点先离开了表单，关掉以后也回得去；从空白处打开的不乱跳', async () => {
  const screen = await render(<Page />);
  await screen.getByRole('button', { name: '退回' }).click();
  await expect.element(screen.getByRole('textbox', { name: '原因' })).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('退回');
  (document.activeElement as HTMLElement).blur();
  screen
    .getByRole('button', { name: '退回' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(screen.getByRole('textbox', { name: '原因' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});
