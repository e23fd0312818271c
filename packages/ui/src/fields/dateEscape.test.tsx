import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateField } from './DateField';

function Due() {
  const [date, setDate] = useState('');
  return <DateField label="补全截止" value={date} onChange={setDate} />;
}

test('键入日期后按 Esc 立刻离开：紧接着按的键不落进日期里', async () => {
  const screen = await render(<Due />);
  const box = screen.getByRole('textbox', { name: '补全截止' });
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard('2024-07-15');
  const left = new Promise<boolean>((done) =>
    document.addEventListener('keyup', ({ key, target }) => {
      if (key === 'Escape') done(target === document.body);
    }),
  );
  await userEvent.keyboard('{Escape}2');
  expect(await left).toBe(true);
  await expect.element(box).toHaveValue('2024-07-15');
});

test.each([
  ['马上', 0],
  ['面板收起以后', 150],
])('离开日期框立刻又回来，%s接着键入：先前收起的面板不把光标带走', async (_, pauseMs) => {
  const screen = await render(<Due />);
  const box = screen.getByRole('textbox', { name: '补全截止' });
  const input = box.element() as HTMLInputElement;
  input.focus();
  await userEvent.keyboard('2024-07-15');
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  input.focus();
  input.select();
  await new Promise((later) => setTimeout(later, pauseMs));
  for (const letter of '2024-07-16') {
    await userEvent.keyboard(letter);
    await new Promise((later) => setTimeout(later, 40));
  }
  other.focus();
  other.remove();
  await expect.element(box).toHaveValue('2024-07-16');
});
