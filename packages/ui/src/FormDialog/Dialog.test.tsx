import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './Dialog';

const rows = Array.from({ length: 100 }, (_, n) => <p key={n}>第 {n} 行</p>);

test('内容再长，按钮也在窗口里', async () => {
  const screen = await render(
    <Dialog title="打印证书" okText="打印 17 张" onOk={() => undefined} onClose={() => undefined}>
      {rows}
    </Dialog>,
  );
  for (const name of ['打印 17 张', '取消'])
    expect(
      screen.getByRole('button', { name }).element().getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(innerHeight);
});

test('只看的对话框自己拿焦点：回车不收起没看过的，Esc 收起', async () => {
  const onClose = vi.fn();
  const screen = await render(
    <Dialog title="3 条没有办理" okText="知道了" onClose={onClose}>
      {rows}
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: '3 条没有办理' });
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test('有输入的先到第一项；不能办时按钮停用', async () => {
  const onOk = vi.fn();
  const screen = await render(
    <Dialog title="打印证书" okText="打印" okDisabled onOk={onOk} onClose={() => undefined}>
      <input aria-label="起始印刷号" />
    </Dialog>,
  );
  await expect.element(screen.getByRole('textbox', { name: '起始印刷号' })).toHaveFocus();
  expect(screen.getByRole('button', { name: '打印' }).element()).toBeDisabled();
});
