import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setCalendarClock } from './calendarClock';
import { DateField, DateRangeField } from './DateField';

afterEach(() => setCalendarClock(undefined));

const TODAY = '.arco-picker-cell-today';

test('日期选择的今天是系统的今天，不是这台电脑的', async () => {
  setCalendarClock(() => '2024-06-18 10:00');
  let chosen = '';
  const { container } = await render(
    <DateField label="认定日期" value="" onChange={(date) => (chosen = date)} />,
  );
  await userEvent.click(container.querySelector('input') ?? container);
  await expect.poll(() => document.querySelector(TODAY)?.textContent).toBe('18');
  const today = [...document.querySelectorAll<HTMLElement>('.arco-picker-footer *')].findLast(
    ({ textContent }) => textContent === '今天',
  );
  today?.click();
  await expect.poll(() => chosen).toBe('2024-06-18');
});

test('日期范围从系统的今天所在的月份打开', async () => {
  setCalendarClock(() => '2024-06-18 10:00');
  const { container } = await render(
    <DateRangeField label="上报时间" value={['', '']} onChange={() => undefined} />,
  );
  await userEvent.click(container.querySelector('input') ?? container);
  await expect.poll(() => document.querySelector(TODAY)?.textContent).toBe('18');
});
