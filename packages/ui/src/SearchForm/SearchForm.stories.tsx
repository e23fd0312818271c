import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { instant } from '../fields/usingFields';
import { demoFields } from './demoFields';
import { SearchForm } from './SearchForm';
import type { SearchValues } from './searchFields';

const names: Record<string, string> = { 11: '云梦省', 1188: '青禾市', 118801: '临溪县' };
const province = { area: { province: '11', city: '', county: '' } };

/** 列表页顶上的查询条件。字段用声明写出，值由调用者保管并写进网址。 */
const meta = {
  title: '表格与表单/SearchForm',
  component: SearchForm,
  args: {
    fields: demoFields,
    value: province,
    onChange: fn(),
    onSearch: fn(),
    onReset: fn(),
    regionName: (code) => names[code] ?? code,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {};

// Rules: form-01, form-11
export const 查询与重置: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '𬭎知远{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...province, name: '𬭎知远' });
    await expect(canvas.getByText('姓名：𬭎知远')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '去掉条件姓名' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...province, name: undefined });
    await expect(canvas.queryByRole('button', { name: '去掉条件所属地区' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '重 置' }));
    await expect(args.onReset).toHaveBeenCalledTimes(1);
  },
};

export const 组字时回车不查询: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '姓名' });
    input.focus();
    await fireEvent.compositionStart(input);
    await fireEvent.keyDown(input, {
      key: 'Enter',
      code: 'Enter',
      keyCode: 229,
      isComposing: true,
    });
    await fireEvent.compositionEnd(input);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await fireEvent.keyDown(input, { key: 'Enter', code: 'Enter', keyCode: 13 });
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};

// Rules: form-02
export const 展开与收起: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('备注')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '展开' }));
    await expect(canvas.getByText('备注')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '收起' }));
    await expect(canvas.queryByText('备注')).toBeNull();
  },
};

export const 全部展开: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '展开' }));
    await expect(within(canvasElement).getByRole('combobox', { name: '省份' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

// Rules: form-08, form-09
export const 选择确认点: Story = {
  args: { fields: demoFields.filter(({ name }) => name === 'point' || name === 'name') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '选择' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await dialog.findByRole('columnheader', { name: '确认范围' });
    await userEvent.type(dialog.getByRole('textbox', { name: '确认点名称' }), '第12{Enter}');
    await waitFor(() => expect(dialog.getAllByRole('row')).toHaveLength(2));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: '选择临溪县第12确认点' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: '确认点' })).toHaveValue('临溪县第12确认点'),
    );
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** 下拉、可查找的下拉、逐级载入的机构树、日期和起止日期：选了什么就查什么。 */
// Rules: form-03, form-04, form-06, form-07
export const 各种条件: Story = {
  tags: ['alike'],
  args: {
    value: {},
    fields: demoFields.filter(({ name }) =>
      ['status', 'subject', 'org', 'submitDate', 'signDate'].includes(name),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(canvas.getByRole('combobox', { name: '审批状态' }));
    await userEvent.click(await body.findByRole('option', { name: '已通过' }), instant);
    await userEvent.click(canvas.getByRole('combobox', { name: '任教学科' }), instant);
    await userEvent.keyboard('信息');
    await waitFor(() => expect(body.queryByRole('option', { name: '数学' })).toBeNull());
    await userEvent.click(await body.findByRole('option', { name: '信息技术' }), instant);
    await userEvent.click(canvas.getByRole('combobox', { name: '认定机构' }), instant);
    const province = await body.findByRole('treeitem', { name: '云梦省教育厅' });
    await expect(body.queryByText('青禾市教育局')).toBeNull();
    await userEvent.click(province.querySelector('.arco-tree-node-switcher-icon')!, instant);
    await userEvent.click(await body.findByText('青禾市教育局'), instant);
    await userEvent.type(canvas.getByRole('textbox', { name: '提交日期' }), '2024-06-18{Enter}');
    const [begin, end] = ['签发日期开始日期', '签发日期结束日期'] as const;
    await userEvent.type(canvas.getByRole('textbox', { name: begin }), '2024-06-01{Tab}');
    await userEvent.type(canvas.getByRole('textbox', { name: end }), '2024-06-30{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: '查 询' }), instant);
    await expect(args.onSearch).toHaveBeenLastCalledWith({
      status: '2',
      subject: '信息技术',
      org: 'o11',
      submitDate: '2024-06-18',
      signDate: ['2024-06-01', '2024-06-30'],
    });
  },
};

export const 查询中: Story = { args: { searching: true } };

export const 查询中换条件: Story = {
  args: { searching: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '𬭎{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...province, name: '𬭎' });
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '知远');
    await userEvent.click(canvas.getByRole('button', { name: '查 询' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...province, name: '𬭎知远' });
  },
};

export const 锁定的省份停用: Story = {
  args: { fields: demoFields.filter(({ name }) => name === 'area' || name === 'name') },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('combobox', { name: '省份' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await expect(within(canvasElement).getByRole('combobox', { name: '地市' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const 没有条件: Story = { args: { value: {}, active: {} } };
export const 少量字段: Story = { args: { fields: demoFields.slice(0, 3), value: {} } };
export const 长文字与生僻字: Story = {
  args: { value: { ...province, name: '䶮㛃𬭎𬍛'.repeat(12) } },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' } };

function Stateful(args: ComponentProps<typeof SearchForm>) {
  const [value, setValue] = useState<SearchValues>(args.value);
  const [active, setActive] = useState<SearchValues>(args.value);
  return (
    <div style={{ padding: 16, background: 'var(--tqc-surface)' }}>
      <SearchForm
        {...args}
        value={value}
        active={active}
        onChange={setValue}
        onSearch={(next) => {
          setActive(next);
          args.onSearch(next);
        }}
        onReset={() => {
          setValue(province);
          setActive(province);
          args.onReset();
        }}
      />
    </div>
  );
}
