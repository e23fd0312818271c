import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { TimePicker } from './TimePicker';

/**
 * 要精确到分钟的时刻，如网报开始时间、会议时间。只要日期用 DateField；要起止两个日期用 DateRangeField。
 *
 * **键盘**：Tab 依次到日期、小时、分钟、确定；日期可以直接键入 2025-04-01 后回车；时分用上下键或直接键入数字。
 *
 * **状态**：没有日期时，小时、分钟和「确定」都不能用；按「确定」或离开这一项才生效；清空日期立即生效。
 */
const meta = {
  title: '表格与表单/TimePicker',
  component: TimePicker,
  args: { label: '网报开始时间', value: '', onChange: fn() },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof TimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

// Rules: timepicker-01, timepicker-04
export const 没有日期: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['网报开始时间小时', '网报开始时间分钟'])
      await expect(canvas.getByRole('combobox', { name })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /确定/ })).toBeDisabled();
    await expect(canvas.getByText('先选择日期，再选择时间')).toBeVisible();
  },
};

// Rules: timepicker-02, timepicker-03
export const 选好后确定: Story = {
  args: { value: '2025-04-01 00:00' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const hour = canvas.getByRole('combobox', { name: '网报开始时间小时' });
    await expect(
      within(hour)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(Array.from({ length: 24 }, (_, at) => String(at).padStart(2, '0')));
    await expect(
      within(canvas.getByRole('combobox', { name: '网报开始时间分钟' })).getAllByRole('option'),
    ).toHaveLength(60);
    await userEvent.selectOptions(hour, '08');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '网报开始时间分钟' }), '05');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /确定/ }));
    await expect(args.onChange).toHaveBeenCalledWith('2025-04-01 08:05');
  },
};

export const 离开就生效: Story = {
  args: { value: '2025-04-01 00:00' },
  render: WithNext,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '网报开始时间小时' }), '17');
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '下一项' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('2025-04-01 17:00');
  },
};

export const 键入后点到别处: Story = {
  render: WithNext,
  play: async ({ canvasElement, args }) => {
    const canvas = await typeAndLeave(canvasElement, '2025-04-18');
    await expect(args.onChange).toHaveBeenCalledWith('2025-04-18 00:00');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: '网报开始时间日期' })).toHaveValue('2025-04-18'),
    );
    await waitFor(() => expect(document.querySelector('.arco-picker-container')).toBeNull());
  },
};

// Looks like 出错, with another sentence.
export const 没有的日子: Story = {
  tags: ['alike'],
  render: WithNext,
  play: async ({ canvasElement, args }) => {
    const canvas = await typeAndLeave(canvasElement, '2025-02-30');
    await expect(args.onChange).toHaveBeenCalledWith('2025-02-30');
    await expect(canvas.getByRole('alert')).toHaveTextContent('“2025-02-30”不是日期');
    await waitFor(() => expect(document.querySelector('.arco-picker-container')).toBeNull());
  },
};

export const 从面板选日期: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByPlaceholderText('请选择日期'));
    await waitFor(() => expect(document.querySelector('.arco-picker-cell-in-view')).not.toBeNull());
    // No pointer while it unfolds; the panel of the story before may still close: take the last.
    const panel = [...document.querySelectorAll('.arco-picker-container')].at(-1);
    fireEvent.click(
      panel?.querySelector('.arco-picker-cell-in-view .arco-picker-date') ?? document.body,
    );
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: '网报开始时间小时' })).toHaveFocus(),
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '网报开始时间小时' }), '23');
    await userEvent.click(canvas.getByRole('button', { name: /确定/ }));
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.stringMatching(/^\d{4}-\d{2}-01 23:00$/),
    );
  },
};

export const 出错: Story = { args: { required: true, error: '请选择网报开始时间' } };
export const 停用: Story = { args: { value: '2025-04-01 08:05', disabled: true } };
export const 长文字与生僻字: Story = {
  args: { label: '𬭎县㛃乡䶮村现场确认点受理材料的开始时间', hint: '以北京时间为准' },
};
// They come in pairs: two must fit side by side in a narrow window.
export const 窄屏: Story = {
  globals: { width: '1280' },
  args: { value: '2025-04-01 08:05' },
  render: (args) => <Pair {...args} />,
};
export const 宽屏: Story = {
  globals: { width: '2560' },
  args: { value: '2025-04-01 08:05' },
  render: (args) => <Pair {...args} />,
};
export const 深色: Story = { globals: { theme: 'dark' }, args: { value: '2025-04-01 08:05' } };

function WithNext(args: ComponentProps<typeof TimePicker>) {
  return (
    <>
      <WithState {...args} />
      <button type="button">下一项</button>
    </>
  );
}

/** 只用键盘填日期，不按回车就去点下一项。 */
async function typeAndLeave(canvasElement: HTMLElement, date: string) {
  const canvas = within(canvasElement);
  await userEvent.tab();
  await userEvent.keyboard(date);
  await userEvent.click(canvas.getByRole('button', { name: '下一项' }), { pointerEventsCheck: 0 });
  return canvas;
}

function Pair(args: ComponentProps<typeof TimePicker>) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 }}>
      <WithState {...args} />
      <WithState
        {...args}
        label="网报结束时间"
        value="2025-04-18 17:30"
        error="结束时间不能早于开始时间"
      />
      <WithState {...args} label="现场确认开始时间" value="" hint="以北京时间为准" />
    </div>
  );
}

function WithState({ value, onChange, ...rest }: ComponentProps<typeof TimePicker>) {
  const [now, setNow] = useState(value);
  return (
    <TimePicker
      {...rest}
      value={now}
      onChange={(next) => {
        setNow(next);
        onChange(next);
      }}
    />
  );
}
