import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../FormDialog';
import { SelectField, TextAreaField } from '../fields';
import { Sidebar } from '../Sidebar';
import { Popup } from './Popup';
import { Tip } from './Tip';

const NOBODY = () => undefined;

/** Escape as an input method that is composing hands it on, in both ways of saying so. */
function escapeWhileComposing(at: Element | null = document.activeElement): void {
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    at?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...init }));
}

function Saving({ onClose }: { onClose: () => void }) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={anchor} type="button">
        视图
      </button>
      <Popup anchor={anchor} open onClose={onClose} label="视图">
        <input aria-label="新视图的名称" />
        <SelectField
          label="排序"
          value=""
          onChange={NOBODY}
          options={[{ value: '1', label: '姓名' }]}
        />
      </Popup>
    </>
  );
}

test('浮层：组字中的 Esc 不收起，别的 Esc 收起', async () => {
  const onClose = vi.fn();
  const screen = await render(<Saving onClose={onClose} />);
  (screen.getByLabelText('新视图的名称').element() as HTMLElement).focus();
  escapeWhileComposing();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('浮层里的下拉展开着：Esc 只收起下拉', async () => {
  const onClose = vi.fn();
  const screen = await render(<Saving onClose={onClose} />);
  const order = screen.getByRole('combobox', { name: '排序' });
  (order.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(order).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(order).toHaveAttribute('aria-expanded', 'false');
  expect(onClose).not.toHaveBeenCalled();
});

test('对话框：组字中的 Esc 不收起，Arco 的也一样', async () => {
  const onClose = vi.fn();
  const screen = await render(
    <Dialog title="打印证书" okText="打印" onOk={NOBODY} onClose={onClose}>
      <input aria-label="备注" />
    </Dialog>,
  );
  await expect.element(screen.getByLabelText('备注')).toHaveFocus();
  escapeWhileComposing();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('多行输入框：组字中的 Esc 不离开', async () => {
  const screen = await render(
    <TextAreaField label="原因说明" leaveOnEscape value="" onChange={NOBODY} />,
  );
  const box = screen.getByRole('textbox', { name: '原因说明' });
  (box.element() as HTMLElement).focus();
  escapeWhileComposing();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).not.toHaveFocus();
});

test('菜单查找：组字中的 Esc 不清空', async () => {
  const screen = await render(
    <Sidebar
      title="教师资格"
      current="/"
      folded={false}
      menu={[{ path: '/', title: '工作台' }]}
      hrefOf={(path) => path}
      onGo={NOBODY}
    />,
  );
  const box = screen.getByRole('searchbox', { name: '查找菜单' });
  await box.fill('工作');
  escapeWhileComposing(box.element());
  await expect.element(box).toHaveValue('工作');
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');
});

test('说明：组字中的 Esc 不收起', async () => {
  const screen = await render(<Tip text="十八位">{() => <input aria-label="证件号码" />}</Tip>);
  (screen.getByLabelText('证件号码').element() as HTMLElement).focus();
  const tip = screen.getByRole('tooltip');
  await expect.element(tip).toBeVisible();
  escapeWhileComposing();
  await expect.element(tip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(tip.query()).toBeNull();
});

test('说明：指针停在上面，一次 Esc 也收起，离开后再来又显示', async () => {
  const screen = await render(
    <div style={{ padding: 80 }}>
      <Tip text="十八位">{() => <input aria-label="证件号码" />}</Tip>
    </div>,
  );
  const field = screen.getByLabelText('证件号码');
  const tip = screen.getByRole('tooltip');
  (field.element() as HTMLElement).focus();
  await field.hover();
  await expect.element(tip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.hover(field, { position: { x: 4, y: 4 } });
  expect(tip.query()).toBeNull();
  await userEvent.unhover(field);
  await field.hover();
  await expect.element(tip).toBeVisible();
});
