import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '../EmptyState';
import { StatusTag } from '../StatusTag';
import type { ColumnChanges } from './column';
import { ColumnPanel } from './ColumnPanel';
import { DataTable } from './DataTable';
import { demoColumns, demoRows, type DemoRow } from './demoRows';
import type { DataTableProps } from './props';
import { ActionLink, RowActions } from './RowActions';
import { createSelection } from './selection';

const open = fn();

const status = (row: DemoRow) => {
  const states = [
    { tone: 'pending', label: '待审批' },
    { tone: 'running', label: '审核中' },
    { tone: 'good', label: '已通过' },
    { tone: 'held', label: '退回补正' },
    { tone: 'bad', label: '不予认定' },
  ] as const;
  return <StatusTag {...states[Number(row.id) % states.length]!} />;
};

const columns = [
  ...demoColumns,
  { key: 'status', title: '状态', width: 120, render: status, text: () => '' },
];

const actions = (row: DemoRow) => (
  <RowActions>
    <ActionLink label="审批" onClick={() => open(row.id)} />
    <ActionLink label="查看" onClick={() => open(row.id)} />
    <ActionLink
      label="打印"
      onClick={() => open(row.id)}
      reason={Number(row.id) % 2 ? '证书尚未编号，编号后可以打印' : undefined}
    />
    <ActionLink label="退回补正" onClick={() => open(row.id)} />
    <ActionLink label="删除" onClick={() => open(row.id)} danger />
  </RowActions>
);

const pickSubject = fn();

const base: DataTableProps<DemoRow> = {
  ariaLabel: '认定申请',
  columns,
  rows: demoRows(10),
  rowKey: 'id',
  total: 86,
  page: 1,
  pageSize: 10,
  onPage: fn(),
  rowActions: actions,
  rowActionsWidth: 200,
};

/**
 * 管理端所有列表的表格。行数再多也只画看得见的行；不要用它排版少量说明文字，那是 DescriptionList 的事。
 *
 * **键盘**：Tab 进出整张表只停一次；方向键移动格子，Home / End 到行首行尾，Ctrl+Home / Ctrl+End 到首行末行，PageUp / PageDown 翻一屏；
 * 空格选择本行；回车打开本行，在「操作」列则进入按钮，左右键换按钮，Esc 回到格子；表头上回车排序、Alt+↓ 打开筛选；Ctrl+C 复制已选的行。
 *
 * **要**：把主要动作放进 `RowActions` 的前三个；长文字列加 `ellipsis`。**不要**：在单元格里放输入框；靠颜色单独表示状态。
 */
const meta = {
  title: '表格与表单/DataTable',
  component: DataTable<DemoRow>,
  args: base,
} satisfies Meta<typeof DataTable<DemoRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = { args: { onSort: fn() }, render: (args) => <Paged {...args} /> };

// Rules: table-01
export const 可选择: Story = {
  args: { selection: undefined },
  render: (args) => <Paged {...args} selectable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('选择第 2 条'));
    await expect(canvas.getByText('已选 1 条')).toBeInTheDocument();
    await userEvent.click(canvas.getByLabelText('选择本页全部'));
    await expect(canvas.getByText(/选择符合条件的全部 86 条/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
    await expect(canvas.getByText('已选 10 条')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(canvas.queryByText(/已选/)).toBeNull();
  },
};

export const 键盘操作: Story = {
  args: {
    rows: demoRows(200),
    pageSize: 200,
    total: 200,
    selection: createSelection(),
    onRowOpen: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('data-cell', '0:2');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell', '199:10'));
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{PageUp}');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('data-cell')).toMatch(/^18\d:3$/),
    );
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('已选 1 条')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowOpen).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvasElement.querySelector('[role=grid]')?.contains(document.activeElement)).toBe(
      false,
    );
  },
};

// Rules: table-02
export const 更多操作: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    open.mockClear();
    await userEvent.click(canvas.getAllByRole('button', { name: '更多' })[0]!);
    await userEvent.click(await within(document.body).findByRole('button', { name: '退回补正' }));
    await expect(open).toHaveBeenCalledWith('1');
  },
};

export const 停用的行操作: Story = {
  play: async ({ canvasElement }) => {
    const print = within(canvasElement).getAllByRole('button', { name: '打印' })[0]!;
    await expect(print).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(print);
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(
      '证书尚未编号，编号后可以打印',
    );
  },
};

export const 排序: Story = {
  args: { sort: { key: 'applyTime', order: 'desc' }, onSort: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '停留天数' }));
    await expect(args.onSort).toHaveBeenCalledWith({ key: 'days', order: 'asc' });
  },
};

export const 表头筛选: Story = {
  args: {
    columns: columns.map((column) =>
      column.key === 'subject'
        ? {
            ...column,
            filter: {
              options: [
                { value: '1', label: '语文' },
                { value: '2', label: '数学' },
              ],
              value: '2',
              onChange: pickSubject,
            },
          }
        : column,
    ),
  },
  play: async ({ canvasElement }) => {
    pickSubject.mockClear();
    const canvas = within(canvasElement);
    const head = canvas.getByRole('columnheader', { name: '任教学科' });
    head.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const menu = within(await within(document.body).findByRole('menu', { name: '按任教学科筛选' }));
    await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveTextContent('数学');
    await userEvent.click(menu.getByRole('menuitemradio', { name: '语文' }));
    await expect(pickSubject).toHaveBeenLastCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: '按任教学科筛选' }));
    const again = within(await within(document.body).findByRole('menu'));
    await userEvent.click(again.getByRole('menuitemradio', { name: '全部' }));
    await expect(pickSubject).toHaveBeenLastCalledWith('');
  },
};

export const 载入中: Story = { args: { rows: [], loading: true } };

export const 无数据: Story = { args: { rows: [], total: 0 } };

export const 换了条件还没有答复: Story = {
  args: { loading: true, isStale: true, selection: createSelection(['2']) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: '选择本页全部' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: '选择本页全部' })).not.toBeChecked();
    await expect(canvas.getAllByRole('checkbox', { name: /选择/, checked: true })).toHaveLength(1);
  },
};

export const 出错保留旧行: Story = {
  args: {
    error: { message: '服务暂时不可用，请稍后重试', requestId: 'r-20250401-0007', onRetry: fn() },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalled();
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(11);
  },
};

export const 总数不准: Story = { args: { total: 10000, totalIsExact: false, onExactCount: fn() } };

export const 长文字与生僻字: Story = {
  args: {
    rows: demoRows(10).map((row) => ({
      ...row,
      name: '䶮㛃𬭎𬍛',
      orgName: '沧浪省望江市临江新区教育体育和科学技术局行政审批服务中心教师资格认定窗口',
    })),
  },
};

export const 一万行: Story = { args: { rows: demoRows(10000), pageSize: 10000, total: 10000 } };

export const 六十列: Story = {
  args: {
    columns: [
      ...demoColumns,
      ...Array.from({ length: 60 }, (_, index) => ({
        key: `c${index}`,
        title: `第 ${index + 1} 项`,
        render: () => index,
        text: () => String(index),
      })),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[role=columnheader]').length).toBeLessThan(40);
  },
};

export const 紧凑: Story = { args: { density: 'compact' } };

export const 宽松已查看: Story = { args: { density: 'loose', openedIds: new Set(['2', '5']) } };

export const 列设置: Story = {
  render: (args) => <WithColumns {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    const panel = within(await within(document.body).findByRole('group', { name: '列设置' }));
    await userEvent.click(panel.getByRole('checkbox', { name: '手机号码' }));
    await expect(canvas.queryByRole('columnheader', { name: '手机号码' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: '恢复默认' }));
    await expect(canvas.getByRole('columnheader', { name: '手机号码' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
};

export const 没有权限: Story = {
  args: {
    rows: [],
    total: 0,
    emptyState: (
      <EmptyState
        text="您没有查看这张表的权限"
        hint="需要时请联系本机构管理员授予「认定申请」的查看权限"
      />
    ),
  },
};

export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = {
  tags: ['pictured'],
  globals: { theme: 'dark' },
  args: { selection: createSelection(['2', '3']) },
};

function Paged({ selectable, ...args }: DataTableProps<DemoRow> & { selectable?: boolean }) {
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: 10 });
  const [selection] = useState(() => createSelection());
  const from = (page - 1) * pageSize;
  return (
    <DataTable
      {...args}
      rows={demoRows(Math.min(pageSize, 86 - from), from)}
      page={page}
      pageSize={pageSize}
      onPage={(next, size) => setPage({ page: next, pageSize: size })}
      selection={selectable ? selection : undefined}
      selectAllMatching={{
        total: 86,
        onSelectAll: () =>
          selection.setMany(
            demoRows(86).map(({ id }) => id),
            true,
          ),
      }}
    />
  );
}

function WithColumns(args: DataTableProps<DemoRow>) {
  const [changes, setChanges] = useState<ColumnChanges>({});
  return (
    <>
      <ColumnPanel columns={args.columns} changes={changes} onChange={setChanges} />
      <DataTable {...args} columnSettings={{ changes, onChange: setChanges }} />
    </>
  );
}
