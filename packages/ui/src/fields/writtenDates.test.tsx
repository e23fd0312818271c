import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchForm, type SearchValues } from '../SearchForm';
import { TimePicker } from '../TimePicker';
import { DateField, DateRangeField } from './DateField';
import type { Range } from './props';

const box = (name: string) => page.getByRole('textbox', { name });
/** The open panel may lie above the button: the focus goes there without a pointer. */
const elsewhere = (name = '下一项') =>
  (page.getByRole('button', { name }).element() as HTMLElement).focus();

/** 键入后按回车、跳到下一项或到别处。 */
const leaving = [
  ['回车', () => userEvent.keyboard('{Enter}')],
  ['Tab', () => userEvent.keyboard('{Tab}')],
  ['到别处', () => elsewhere()],
] as const;

async function type(name: string, text: string) {
  // A panel that still folds up takes the focus away once more.
  await vi.waitFor(() => expect(document.querySelector('.arco-picker-container')).toBeNull());
  (box(name).element() as HTMLInputElement).focus();
  (box(name).element() as HTMLInputElement).select();
  await userEvent.keyboard(text);
}

function Day({ told, start = '2024-07-01' }: { told: (day: string) => void; start?: string }) {
  const [day, setDay] = useState(start);
  const change = (next: string) => (setDay(next), told(next));
  return (
    <>
      <DateField label="体检日期" value={day} onChange={change} />
      <button type="button">下一项</button>
    </>
  );
}

test.each(leaving)('日期换一种写法，%s：收下，不换回旧的', async (_, leave) => {
  const told = vi.fn();
  await render(<Day told={told} />);
  await type('体检日期', '2024年6月8日');
  await leave();
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith('2024-06-08'));
  await expect.element(box('体检日期')).toHaveValue('2024-06-08');
});

test.each(leaving)(
  '日期没有填完，%s：留在框里，说出来，不当作没填也不换回旧的',
  async (_, leave) => {
    const told = vi.fn();
    await render(<Day told={told} />);
    await type('体检日期', '202406');
    await leave();
    await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith('202406'));
    await expect.element(box('体检日期')).toHaveValue('202406');
    await expect.element(page.getByRole('alert')).toHaveTextContent('“202406”不是日期');
    await type('体检日期', '20240608');
    elsewhere();
    await expect.element(box('体检日期')).toHaveValue('2024-06-08');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  },
);

test('日期读得出以后又多打了字，按回车不收下前面那一截', async () => {
  const told = vi.fn();
  await render(<Day told={told} start="" />);
  await type('体检日期', '2024-06-012');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(told.mock.calls).toEqual([['2024-06-012']]));
});

test('键盘清空的日期就是没有日期，旧的不回来', async () => {
  const told = vi.fn();
  await render(<Day told={told} />);
  await type('体检日期', '{Backspace}');
  elsewhere();
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(''));
  await expect.element(box('体检日期')).toHaveValue('');
});

function Days({ told }: { told: (days: Range) => void }) {
  const [days, setDays] = useState<Range>(['', '']);
  const change = (next: Range) => (setDays(next), told(next));
  return (
    <>
      <DateRangeField label="网报时间" value={days} onChange={change} />
      <button type="button">下一项</button>
    </>
  );
}

test('日期范围两头各有各的写法；只填一头的是起或至，不丢掉', async () => {
  const told = vi.fn();
  await render(<Days told={told} />);
  await type('网报时间开始日期', '2024.5.1');
  elsewhere();
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(['2024-05-01', '']));
  await expect.element(box('网报时间开始日期')).toHaveValue('2024-05-01');
  await type('网报时间结束日期', '２０２４／６／３０');
  elsewhere();
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(['2024-05-01', '2024-06-30']));
  await type('网报时间结束日期', '2024-6-');
  elsewhere();
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(['2024-05-01', '2024-6-']));
  await expect.element(page.getByRole('alert')).toHaveTextContent('“2024-6-”不是日期');
});

function Moment({ told }: { told: (moment: string) => void }) {
  const [moment, setMoment] = useState('2025-04-01 08:00');
  const change = (next: string) => (setMoment(next), told(next));
  return (
    <>
      <TimePicker label="开始时间" value={moment} onChange={change} />
      <button type="button">下一项</button>
    </>
  );
}

test('时刻的日期也认各种写法，认不出的说出来', async () => {
  const told = vi.fn();
  await render(<Moment told={told} />);
  await type('开始时间日期', '2025/4/8');
  elsewhere();
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith('2025-04-08 08:00'));
  await type('开始时间日期', '2025-04');
  elsewhere();
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith('2025-04'));
  await expect.element(box('开始时间日期')).toHaveValue('2025-04');
  await expect.element(page.getByRole('alert')).toHaveTextContent('“2025-04”不是日期');
});

function Search({ told }: { told: (values: SearchValues) => void }) {
  const [values, setValues] = useState<SearchValues>({});
  return (
    <SearchForm
      fields={[{ name: 'day', label: '签发日期', kind: 'date' }]}
      value={values}
      onChange={setValues}
      onSearch={told}
      onReset={() => setValues({})}
    />
  );
}

test('查询条件里的日期认不出时不查询，不会当作没有条件列出全部', async () => {
  const told = vi.fn();
  await render(<Search told={told} />);
  await type('签发日期', '2024-05');
  elsewhere('查 询');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('“2024-05”不是日期');
  expect(told).not.toHaveBeenCalled();
  await type('签发日期', '2024/5/1');
  elsewhere('查 询');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith({ day: '2024-05-01' }));
});
