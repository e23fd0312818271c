import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Density } from '../tokens';
import type { Column, ColumnChanges } from './column';
import { ColumnPanel } from './ColumnPanel';
import { DataTable } from './DataTable';
import { demoColumns, demoRows, type DemoRow } from './demoRows';
import { DensitySwitch } from './DensitySwitch';
import { Pager } from './Pager';
import { PrintTool } from './PrintTool';
import type { DataTableProps } from './props';
import type { SavedView } from './savedView';
import { SavedViews } from './SavedViews';
import { createSelection } from './selection';

const base: DataTableProps<DemoRow> = {
  ariaLabel: '认定申请',
  columns: demoColumns,
  rows: demoRows(10),
  rowKey: 'id',
  total: 86,
  page: 1,
  pageSize: 10,
  onPage: fn(),
};

/** 统计表要用的部分：多级表头、合计行、分组、框选复制、视图、行高和实时刷新。 */
const meta = {
  title: '表格与表单/DataTable 统计与视图',
  component: DataTable<DemoRow>,
  args: base,
} satisfies Meta<typeof DataTable<DemoRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

const yearly: Column<DemoRow>[] = [
  { key: 'orgName', title: '认定机构', width: 240, pinned: 'left', ellipsis: true },
  ...['高级中学', '初级中学', '小学'].flatMap((kind, at) => [
    {
      key: `apply${at}`,
      title: '申请',
      heads: ['二〇二五年春季', kind],
      width: 96,
      align: 'right' as const,
      tabular: true,
      render: (row: DemoRow) => row.days * (at + 3),
      text: (row: DemoRow) => String(row.days * (at + 3)),
    },
    {
      key: `pass${at}`,
      title: '通过',
      heads: ['二〇二五年春季', kind],
      width: 96,
      align: 'right' as const,
      tabular: true,
      render: (row: DemoRow) => row.days * (at + 2),
      text: (row: DemoRow) => String(row.days * (at + 2)),
    },
  ]),
  { key: 'days', title: '平均停留天数', width: 130, align: 'right', tabular: true, sortable: true },
];

export const 多级表头与合计: Story = {
  args: {
    columns: yearly,
    onSort: fn(),
    totals: {
      cells: {
        apply0: 1260,
        pass0: 840,
        apply1: 1680,
        pass1: 1260,
        apply2: 2100,
        pass2: 1680,
        days: 14,
      },
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: '二〇二五年春季' })).toHaveAttribute(
      'aria-colspan',
      '6',
    );
    await expect(canvas.getByRole('columnheader', { name: '小学' })).toHaveAttribute(
      'aria-colspan',
      '2',
    );
    await expect(canvas.getByRole('gridcell', { name: '合计' })).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '90');
    await userEvent.click(canvas.getByRole('button', { name: '平均停留天数' }));
    await expect(args.onSort).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(document.activeElement?.parentElement).toHaveAttribute('aria-rowindex', '90'),
    );
  },
};

export const 分组: Story = {
  args: {
    rows: [...demoRows(12)].sort((a, b) => a.orgName.localeCompare(b.orgName, 'zh-CN')),
    selection: createSelection(),
  },
  render: (args) => <Grouped {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getAllByRole('button', { expanded: true })[0]!;
    const before = canvas.getAllByRole('row').length;
    await userEvent.click(first);
    await expect(canvas.getAllByRole('row').length).toBe(before - 4);
    await userEvent.keyboard('{Escape}{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBe(before));
  },
};

export const 框选复制: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cell = (at: string) => canvasElement.querySelector<HTMLElement>(`[data-cell="${at}"]`)!;
    cell('1:1').focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    await expect(await canvas.findByText(/已框选 2 行 2 列/)).toBeVisible();
    const data = new DataTransfer();
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: data }),
    );
    await expect(data.getData('text/plain')).toBe(
      '姓名\t证件号码\r\n𬭎一禾\t118801********0001\r\n㛃若谷\t118801********0002',
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(/已框选/)).toBeNull();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: cell('0:2') },
      { target: cell('2:4') },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(await canvas.findByText(/已框选 3 行 3 列/)).toBeVisible();
  },
};

export const 实时刷新: Story = {
  args: { rows: demoRows(60), pageSize: 100, total: 60 },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    grid.scrollTop = 800;
    await waitFor(() => expect(canvasElement.querySelector('[data-cell="22:1"]')).not.toBeNull());
    canvasElement.querySelector<HTMLElement>('[data-cell="22:1"]')!.focus();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('tabindex', '0'));
    const name = document.activeElement?.textContent;
    const { top } = document.activeElement!.getBoundingClientRect();
    canvas.getByText<HTMLButtonElement>('来了三条新的').click();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell', '25:1'));
    await expect(document.activeElement).toHaveTextContent(name ?? '');
    await waitFor(() =>
      expect(Math.abs(document.activeElement!.getBoundingClientRect().top - top)).toBeLessThan(2),
    );
  },
};

export const 工具栏: Story = {
  render: (args) => <Tools {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '适中' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '宽松' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /视图/ }));
    const panel = within(await within(document.body).findByRole('group', { name: '保存的视图' }));
    await userEvent.click(panel.getByRole('button', { name: '保存' }));
    await expect(panel.getByRole('alert')).toHaveTextContent('请输入视图名称');
    await userEvent.type(
      panel.getByRole('textbox', { name: '新视图的名称' }),
      '停留超过十天{Enter}',
    );
    await expect(await panel.findByRole('button', { name: '停留超过十天' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: '删除视图「停留超过十天」' }));
    await userEvent.tab();
    await userEvent.click(panel.getByRole('button', { name: '删除视图「停留超过十天」' }));
    await expect(panel.getByRole('button', { name: '停留超过十天' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: '确认删除视图「停留超过十天」' }));
    await waitFor(() => expect(panel.queryByRole('button', { name: '停留超过十天' })).toBeNull());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    const columns = within(await within(document.body).findByRole('group', { name: '列设置' }));
    await userEvent.selectOptions(
      columns.getByRole('combobox', { name: '手机号码固定位置' }),
      'left',
    );
    await expect(canvas.getByRole('columnheader', { name: '手机号码' })).toHaveAttribute(
      'data-sticky',
      'left',
    );
    await userEvent.keyboard('{Escape}');
  },
};

const turned = fn();
/** 每页条数是自己的菜单，键盘可选；换了条数，原来的第一行还在页内。 */
export const 每页条数: Story = {
  render: () => <Pager page={3} pageSize={10} total={95} onPage={turned} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '10 条/页' }));
    const menu = within(await within(document.body).findByRole('menu', { name: '每页条数' }));
    await userEvent.click(menu.getByRole('menuitem', { name: '50 条/页' }));
    await expect(turned).toHaveBeenCalledWith(1, 50);
  },
  tags: ['alike'],
};

export const 没有视图: Story = {
  render: () => (
    <SavedViews
      views={[]}
      onPick={fn()}
      onSave={() => Promise.resolve()}
      onRemove={() => Promise.resolve()}
    />
  ),
};
export const 视图载入失败: Story = {
  render: () => (
    <SavedViews
      views={[]}
      error="视图载入失败，请稍后重试"
      onPick={fn()}
      onSave={() => Promise.reject(new Error('名称已被占用'))}
      onRemove={() => Promise.resolve()}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /视图/ }));
    const panel = within(await within(document.body).findByRole('group', { name: '保存的视图' }));
    await userEvent.type(panel.getByRole('textbox'), '我的𬭎{Enter}');
    await expect(await panel.findByText('名称已被占用')).toBeVisible();
  },
};
export const 深色: Story = {
  globals: { theme: 'dark' },
  args: { columns: yearly, totals: { cells: { apply0: 1260 } } },
};

function Grouped(args: DataTableProps<DemoRow>) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(
    () => ({
      keyOf: (row: DemoRow) => row.orgName,
      collapsed,
      onToggle: (key: string) =>
        setCollapsed(
          (now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key]),
        ),
    }),
    [collapsed],
  );
  return <DataTable {...args} groups={groups} />;
}

function Live(args: DataTableProps<DemoRow>) {
  const [rows, setRows] = useState(args.rows);
  return (
    <>
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setRows((now) => [...demoRows(3, 900), ...now])}
      >
        来了三条新的
      </button>
      <DataTable {...args} rows={rows} total={rows.length} />
    </>
  );
}

const started: SavedView[] = [
  { id: '1', name: '本月待审批', shared: true, own: false },
  {
    id: '2',
    name: '𬭎县停留最久的申请，按停留天数从多到少排列供每周例会使用',
    shared: false,
    own: true,
  },
];

function Tools(args: DataTableProps<DemoRow>) {
  const [density, setDensity] = useState<Density>('default');
  const [changes, setChanges] = useState<ColumnChanges>({});
  const [views, setViews] = useState(started);
  const [current, setCurrent] = useState('1');
  return (
    <>
      <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end', marginBottom: 12 }}>
        <PrintTool
          read={() => ({
            title: args.ariaLabel,
            facts: ['打印时间：2025-04-18 09:30　打印人：岑以宁', '查询条件：全部'],
            columns: args.columns,
            rows: args.rows,
          })}
        />
        <DensitySwitch density={density} onChange={setDensity} />
        <ColumnPanel columns={args.columns} changes={changes} onChange={setChanges} />
        <SavedViews
          views={views}
          current={current}
          onPick={({ id }) => setCurrent(id)}
          onShare={fn()}
          onSave={(name, shared) =>
            Promise.resolve(setViews((now) => [...now, { id: name, name, shared, own: true }]))
          }
          onRemove={({ id }) =>
            Promise.resolve(setViews((now) => now.filter((view) => view.id !== id)))
          }
        />
      </div>
      <DataTable {...args} density={density} columnSettings={{ changes, onChange: setChanges }} />
    </>
  );
}
