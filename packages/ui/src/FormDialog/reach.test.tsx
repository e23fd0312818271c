import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FormDialog, FormDrawer } from './FormDialog';
import type { FormField } from './formFields';

const select: FormField = {
  name: 'plan',
  label: '省级计划',
  kind: 'select',
  options: [{ value: '1', label: '江苏2024年上半年认定计划' }],
};
const long: FormField[] = [
  select,
  ...['体检说明', '公告', '注意事项', '办理地点', '其他说明'].map((label): FormField => ({
    name: label,
    label,
    kind: 'textarea',
    rows: 8,
  })),
];

test('没有字段的询问：焦点在对话框里，回车不办理，Esc 退出', async () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  const onClose = vi.fn();
  const screen = await render(
    <FormDialog
      open
      title="审批通过"
      fields={[]}
      intro="将办理 3 条"
      onSubmit={onSubmit}
      onClose={onClose}
    />,
  );
  const dialog = screen.getByRole('dialog', { name: '审批通过' });
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test('说明再长，按钮也在窗口里', async () => {
  const screen = await render(
    <FormDialog
      open
      title="审批通过"
      fields={[]}
      intro={Array.from({ length: 100 }, (_, n) => (
        <p key={n}>第 {n} 行</p>
      ))}
      onSubmit={() => Promise.resolve()}
      onClose={() => undefined}
    />,
  );
  const submit = screen.getByRole('button', { name: '提交' });
  await expect
    .poll(() => submit.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(innerHeight);
});

test('不属于哪个字段的拒绝得到焦点，滚到眼前', async () => {
  const screen = await render(
    <FormDrawer
      open
      title="新增计划"
      fields={long}
      onSubmit={() => Promise.reject(new Error('本机构在该省级计划下已有计划'))}
      onClose={() => undefined}
    />,
  );
  await screen.getByRole('textbox', { name: '其他说明' }).fill('无');
  await screen.getByRole('button', { name: '提交' }).click();
  const said = screen.getByRole('alert');
  await expect.element(said).toHaveTextContent('本机构在该省级计划下已有计划');
  await expect.element(said).toHaveFocus();
  const head = screen.getByRole('heading', { name: '新增计划' }).element().getBoundingClientRect();
  expect(said.element().getBoundingClientRect().top).toBeGreaterThan(head.bottom);
});

test('Esc：先收起下拉，再关抽屉；焦点停在下拉上也关', async () => {
  const onClose = vi.fn();
  const screen = await render(
    <FormDrawer
      open
      title="新增计划"
      fields={[select]}
      onSubmit={() => Promise.resolve()}
      onClose={onClose}
    />,
  );
  const box = screen.getByRole('combobox', { name: '省级计划' });
  await expect.element(box).toHaveFocus();
  await box.click();
  await expect.element(box).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(document.body).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
