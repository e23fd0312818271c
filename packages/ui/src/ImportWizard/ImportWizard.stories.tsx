import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ComponentProps } from 'react';
import { ImportWizard } from './ImportWizard';
import type { ImportPlan, PlanRow } from './plan';

const columns = [
  { key: 'name', title: '确认点', width: 220 },
  { key: 'scope', title: '确认范围', width: 200 },
  { key: 'phone', title: '联系电话', width: 140 },
];

const judge = (line: number, values: Record<string, string>): PlanRow => {
  const errors = {
    ...(values.name ? {} : { name: '确认点名称不能为空' }),
    ...(/^\d{7,12}$/.test(values.phone ?? '') ? {} : { phone: '联系电话是 7 到 12 位数字' }),
  };
  if (Object.keys(errors).length > 0) return { line, verdict: 'bad', values, errors };
  return line === 4
    ? { line, verdict: 'update', values, before: { scope: '青禾市' } }
    : { line, verdict: 'add', values };
};
const planOf = (rows: readonly { line: number; values: Record<string, string> }[]): ImportPlan => ({
  hash: `7c2e91aa${rows.length}`,
  rows: rows.map(({ line, values }) => judge(line, values)),
});
const lines = [
  { line: 2, values: { name: '𬭎县第一确认点', scope: '𬭎县', phone: '05710000001' } },
  { line: 3, values: { name: '', scope: '临溪县㛃乡', phone: '0571-000' } },
  { line: 4, values: { name: '青禾市第二确认点', scope: '青禾市、临溪县', phone: '05710000002' } },
];
const dry = (make: () => Promise<ImportPlan>) => fn<(file: File) => Promise<ImportPlan>>(make);
const commit = (make: () => Promise<{ added: number; updated: number }>) =>
  fn<ComponentProps<typeof ImportWizard>['onCommit']>(make);
const wait = { intro: <p>模板有三列：确认点、确认范围、联系电话。</p> };

/**
 * 把表格导入系统。试运行与写入用同一段检查；写入时带上看过的计划的校验值，数据变了服务器会拒绝。
 *
 * **键盘**：表格里方向键到有错的格子，回车进入输入框，改完回车记下，Esc 回到格子。**不要**：用来导入几行数据，直接新增更快。
 */
const meta = {
  title: '表格与表单/ImportWizard',
  component: ImportWizard,
  args: {
    title: '导入确认点',
    columns,
    ...wait,
    onDryRun: dry(() => Promise.resolve(planOf(lines))),
    onRecheck: fn<
      (rows: readonly { line: number; values: Record<string, string> }[]) => Promise<ImportPlan>
    >((rows) => Promise.resolve(planOf(rows))),
    onCommit: commit(() => Promise.resolve({ added: 2, updated: 1 })),
    onDownloadMarked: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ImportWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

async function pick(canvasElement: HTMLElement) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File(['表'], '确认点.xlsx'));
}

export const 默认: Story = {};

export const 改错后写入: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await pick(canvasElement);
    const write = await canvas.findByRole('button', { name: /写入这 2 条/ });
    await expect(write).toBeDisabled();
    await expect(canvas.getByText(/还有 1 行有错/)).toBeVisible();
    const name = await canvas.findByRole('textbox', { name: '第 3 行确认点' });
    await userEvent.type(name, '临溪县㛃乡确认点{Enter}');
    const phone = await canvas.findByRole('textbox', { name: '第 3 行联系电话' });
    await userEvent.clear(phone);
    await userEvent.type(phone, '05710000003{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '核对改动（1 行）' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /写入这 3 条（计划 7c2e91aa）/ })).toBeEnabled(),
    );
    await userEvent.click(canvas.getByRole('button', { name: /写入这 3 条/ }));
    await expect(await canvas.findByText('已写入 3 条')).toBeVisible();
    await expect(args.onCommit).toHaveBeenCalledWith('7c2e91aa3', expect.any(Function));
  },
};

export const 有错时写入停用: Story = {
  play: async ({ canvasElement }) => {
    await pick(canvasElement);
    const write = await within(canvasElement).findByRole('button', { name: /写入这 2 条/ });
    await expect(write).toBeDisabled();
    await expect(write).toHaveAccessibleDescription(/还有 1 行有错/);
  },
};

export const 去掉有错的行: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await pick(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '去掉有错的 1 行' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /写入这 2 条/ })).toBeEnabled());
    await expect(args.onRecheck).toHaveBeenCalledWith([
      expect.objectContaining({ line: 2 }),
      expect.objectContaining({ line: 4 }),
    ]);
  },
};

export const 写入中: Story = {
  args: {
    onDryRun: dry(() => Promise.resolve(planOf(lines.slice(0, 1)))),
    onCommit: fn<ComponentProps<typeof ImportWizard>['onCommit']>((_hash, tell) => {
      tell({ total: 10_000, done: 4200, failed: 0 });
      return new Promise(() => undefined);
    }),
    onCancel: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await pick(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /写入这 1 条/ }));
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    await userEvent.click(canvas.getByRole('button', { name: '取消任务' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const 核对计划: Story = {
  play: async ({ canvasElement }) => {
    await pick(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: '全部 3' }));
    await expect(within(canvasElement).getByText('青禾市', { selector: 'del' })).toBeVisible();
  },
};

export const 计划已变: Story = {
  args: {
    onDryRun: dry(() => Promise.resolve(planOf(lines.slice(0, 1)))),
    onCommit: commit(() => Promise.reject(new Error('核对之后数据有变化，请重新试运行'))),
  },
  play: async ({ canvasElement }) => {
    await pick(canvasElement);
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /写入这 1 条/ }),
    );
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      '核对之后数据有变化',
    );
  },
};

export const 文件读不了: Story = {
  args: {
    onDryRun: dry(() =>
      Promise.reject(new Error('「确认点.xlsx」不是表格文件，请用模板填写后再导入')),
    ),
  },
  play: async ({ canvasElement }) => {
    await pick(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('不是表格文件');
  },
};

export const 换成读不了的文件: Story = {
  args: {
    onDryRun: fn((file: File) =>
      file.name === '确认点.xlsx'
        ? Promise.resolve(planOf(lines))
        : Promise.reject(new Error('「照片.jpg」不是表格文件，请用模板填写后再导入')),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await pick(canvasElement);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: '第 3 行确认点' }),
      '临溪县㛃乡确认点{Enter}',
    );
    await userEvent.upload(
      canvas.getByLabelText('导入确认点的文件'),
      new File(['图'], '照片.jpg'),
      { applyAccept: false },
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('不是表格文件');
    await expect(canvas.getByRole('button', { name: '核对改动（1 行）' })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: '第 3 行确认点' })).toHaveValue(
      '临溪县㛃乡确认点',
    );
  },
};

export const 试运行中: Story = {
  args: { onDryRun: dry(() => new Promise<ImportPlan>(() => undefined)) },
  play: async ({ canvasElement }) => {
    await pick(canvasElement);
    await expect(
      await within(canvasElement).findByText('正在试运行「确认点.xlsx」，不会写入'),
    ).toBeVisible();
  },
};

export const 空文件: Story = {
  args: { onDryRun: dry(() => Promise.resolve(planOf([]))) },
  play: ({ canvasElement }) => pick(canvasElement),
};

export const 一万行: Story = {
  args: {
    onDryRun: dry(() =>
      Promise.resolve(
        planOf(
          Array.from({ length: 10_000 }, (_, index) => ({
            line: index + 2,
            values: {
              name: index % 50 ? `第${index}确认点` : '',
              scope: '青禾市',
              phone: '05710000001',
            },
          })),
        ),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await pick(canvasElement);
    await expect(
      await within(canvasElement).findByRole('radio', { name: '有错 200' }),
    ).toBeChecked();
  },
};
export const 长文字与生僻字: Story = {
  args: {
    onDryRun: dry(() =>
      Promise.resolve(
        planOf([
          {
            line: 2,
            values: {
              name: '',
              scope: '𬭎县㛃乡䶮村及周边各乡镇的全部中小学和幼儿园申请人',
              phone: '0',
            },
          },
        ]),
      ),
    ),
  },
  play: ({ canvasElement }) => pick(canvasElement),
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = {
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => pick(canvasElement),
};
