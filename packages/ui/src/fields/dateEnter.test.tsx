import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateField } from './DateField';

function Checked({ start = '', error }: { start?: string; error?: string }) {
  const [date, setDate] = useState(start);
  return (
    <DateField label="体检日期" value={date} onChange={setDate} {...(error ? { error } : {})} />
  );
}
const box = () => page.getByRole('textbox', { name: '体检日期' });
/** Longer than Arco's look whether a field is to be left. */
const later = () => new Promise((done) => setTimeout(done, 300));

test('键入日期按回车：收下，光标还在框里，过后也在；再按回车也不离开', async () => {
  const pressed: string[] = [];
  const hear = ({ key, target }: KeyboardEvent) => {
    if (!(target instanceof HTMLInputElement)) pressed.push(key);
  };
  document.addEventListener('keydown', hear);
  await render(<Checked />);
  (box().element() as HTMLElement).focus();
  await userEvent.keyboard('2024-06-17{Enter}');
  await expect.element(box()).toHaveFocus();
  await expect.element(box()).toHaveValue('2024-06-17');
  await later();
  await expect.element(box()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await later();
  await expect.element(box()).toHaveFocus();
  // Esc is the way out.
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', hear);
  expect(pressed).toEqual([]);
});

test('认不出的日期说的是它认不出，不说没有填', async () => {
  await render(<Checked start="202406" error="请选择体检日期" />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('“202406”不是日期');
});
