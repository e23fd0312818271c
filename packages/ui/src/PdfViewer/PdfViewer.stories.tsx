import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { demoAssets } from './demoAssets';
import { demoPdf, type DemoPage } from './demoPdf';
import { PdfViewer } from './PdfViewer';

const pages = (count: number, more: (index: number) => DemoPage = () => ({})): DemoPage[] =>
  Array.from({ length: count }, (_, index) => ({
    lines: [
      `教师资格认定申请表 第 ${index + 1} 页`,
      '姓名 林知远（望江市临江新区）',
      'Certificate No. 20243201030000127',
      '本人承诺所填内容真实有效',
    ],
    ...more(index),
  }));
const blob = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'application/pdf' });
const read = (bytes: () => Uint8Array<ArrayBuffer>) => async () => blob(bytes());

/**
 * 看申请表、体检表、公文等 PDF。图片用 PictureViewer；只是要下载时给一个链接，不要用它。
 *
 * **键盘**：← → 前后一页，Home / End 首末页，↑ ↓ PageUp PageDown 滚动；+ − 缩放，0 适应宽度，9 适应整页；[ ] 转九十度；
 * Ctrl+F 在文件里查找（回车下一处，Shift+回车上一处，Esc 收起）；Ctrl+P 打印。
 *
 * **要**：`assets` 指向本站的 cmaps、standard_fonts、wasm、iccs，缺了中文和扫描件会是空白。**不要**：把外站地址交给它；它只认 `read` 给的内容。
 *
 * **状态**：正在打开、要密码、密码不对、文件已损坏、没有取到（重试）、某一页坏了。同时画着的页不超过七张，离开时放掉全部内存。
 */
const meta = {
  title: '查看器/PdfViewer',
  component: PdfViewer,
  args: {
    fileKey: 'a',
    assets: demoAssets,
    read: read(() =>
      demoPdf({
        pages: pages(12, (index) => (index === 2 ? { size: [842, 595] } : {})),
        outline: [
          ['申请表', 0],
          ['体检表（䶮㛃𬭎）', 4],
          ['承诺书', 9],
        ],
      }),
    ),
  },
} satisfies Meta<typeof PdfViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const painted = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
const live = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('canvas').length;

export const 默认: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await painted(canvasElement);
    await expect(canvas.getByText('共 12 页')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: '第1页' })).toHaveTextContent(
        '教师资格认定申请表 第 1 页',
      ),
    );
    await userEvent.clear(canvas.getByLabelText('页码'));
    await userEvent.type(canvas.getByLabelText('页码'), '9{Enter}');
    await expect(await canvas.findByRole('group', { name: '第9页' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '上一页' }));
    await waitFor(() => expect(canvas.getByLabelText('页码')).toHaveValue('8'));
  },
};

export const 键盘操作: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await painted(canvasElement);
    canvas.getByRole('document', { name: 'PDF文件' }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByLabelText('页码')).toHaveValue('12'));
    await userEvent.keyboard('{Home}{ArrowRight}');
    await waitFor(() => expect(canvas.getByLabelText('页码')).toHaveValue('2'));
    await userEvent.keyboard('9');
    await expect(canvas.getByRole('button', { name: '适应整页' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const before = canvas.getByLabelText('缩放比例').textContent;
    await userEvent.keyboard('+]');
    await expect(canvas.getByLabelText('缩放比例').textContent).not.toBe(before);
    await expect(canvas.getByLabelText('页码')).toHaveValue('2');
  },
};

export const 查找: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await painted(canvasElement);
    canvas.getByRole('document', { name: 'PDF文件' }).focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.type(canvas.getByRole('searchbox', { name: '查找文字' }), '认定申请');
    const search = within(canvas.getByRole('search'));
    await waitFor(() => expect(search.getByRole('status')).toHaveTextContent('1/12'));
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(search.getByRole('status')).toHaveTextContent('3/12');
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-label=第3页] [data-current]')).not.toBeNull(),
    );
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(search.getByRole('status')).toHaveTextContent('2/12');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('document', { name: 'PDF文件' })).toHaveFocus());
    // Search closed at once has reached the second place all the same.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '页码' })).toHaveValue('2'));
  },
};

export const 目录和缩略图: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await painted(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '目录' }));
    await userEvent.click(await canvas.findByRole('button', { name: '承诺书' }));
    await waitFor(() => expect(canvas.getByLabelText('页码')).toHaveValue('10'));
    await userEvent.click(canvas.getByRole('button', { name: '缩略图' }));
    await userEvent.click(canvas.getByRole('button', { name: '转到第2页' }));
    await waitFor(() => expect(canvas.getByLabelText('页码')).toHaveValue('2'));
    await waitFor(() => expect(canvasElement.querySelectorAll('ol img').length).toBeGreaterThan(1));
    await expect(live(canvasElement)).toBeLessThanOrEqual(8);
  },
};

export const 三百页: Story = {
  args: { read: read(() => demoPdf({ pages: pages(300) })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await painted(canvasElement);
    const box = canvas.getByRole('document', { name: 'PDF文件' });
    for (let top = 0; top < 40_000; top += 5000) {
      box.scrollTop = top;
      await new Promise((resolve) => {
        setTimeout(resolve, 60);
      });
      await expect(live(canvasElement)).toBeLessThanOrEqual(7);
    }
    await userEvent.click(box);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('group', { name: '第300页' })).toBeInTheDocument());
  },
};

export const 有密码: Story = {
  args: { read: read(() => demoPdf({ pages: pages(2), password: 'mima' })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = () => canvas.findByLabelText('文件有密码，请输入打开密码');
    await userEvent.type(await field(), 'wrong{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('密码不正确');
    await userEvent.type(await field(), 'mima{Enter}');
    await painted(canvasElement);
    await expect(canvas.getByText('共 2 页')).toBeVisible();
  },
};

export const 已损坏: Story = {
  args: { read: async () => new Blob(['这不是 PDF']) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      '文件已损坏或不完整，请联系提交人重新上传',
    );
  },
};

export const 被截断: Story = {
  tags: ['alike'],
  args: {
    read: read(() => {
      const whole = demoPdf({ pages: pages(12) });
      return whole.slice(0, Math.round(whole.length / 3));
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      '文件已损坏或不完整',
    );
  },
};

export const 没有取到后重试: Story = {
  render: (args) => <FailsOnce {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '文件没有取到，请检查网络后重试',
    );
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await painted(canvasElement);
  },
};

export const 没有嵌入的GBK字体: Story = {
  args: { read: read(() => demoPdf({ pages: [{ gbk: true }] })) },
  play: async ({ canvasElement }) => {
    await painted(canvasElement);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('group', { name: '第1页' })).toHaveTextContent(
        '教师资格',
      ),
    );
  },
};

export const 载入中: Story = { args: { read: () => new Promise(() => undefined) } };
export const 没有目录: Story = {
  args: { read: read(() => demoPdf({ pages: pages(1) })) },
  play: async ({ canvasElement }) => {
    await painted(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '目录' }));
    await expect(await within(canvasElement).findByText('该文件没有目录')).toBeVisible();
  },
};
const longTitle = '㛃乡𬭎县䶮村中心小学二〇二五年春季教师资格认定申请人思想品德鉴定表';
// Without an embedded font a file can write only what fits four bytes; 𬭎𬍛 is in its outline.
export const 长文字与生僻字: Story = {
  args: {
    read: read(() =>
      demoPdf({
        pages: pages(3, () => ({
          lines: [
            longTitle.slice(4, 26),
            '姓名 㛃知远　曾用名 䶮若谷',
            '本人承诺所填内容真实有效，如有虚假，由本人承担由此造成的一切后果。',
          ],
        })),
        outline: [
          [longTitle, 0],
          ['体检表（䶮㛃𬭎𬍛）', 1],
          ['承诺书', 2],
        ],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await painted(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '目录' }));
    await expect(await canvas.findByRole('button', { name: longTitle })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: '第1页' })).toHaveTextContent('㛃知远'),
    );
  },
};
export const 只有一页时翻页停用: Story = {
  args: { read: read(() => demoPdf({ pages: pages(1) })) },
  play: async ({ canvasElement }) => {
    await painted(canvasElement);
    for (const name of ['上一页', '下一页'])
      await expect(within(canvasElement).getByRole('button', { name })).toBeDisabled();
  },
};
export const 窄栏: Story = { decorators: [(Story) => <div style={{ width: 520 }}>{Story()}</div>] };
export const 宽屏2560: Story = {
  decorators: [(Story) => <div style={{ width: 2560 }}>{Story()}</div>],
};
export const 深色: Story = { globals: { theme: 'dark' }, play: 查找.play };

function FailsOnce(args: typeof meta.args) {
  const [tries] = useState({ count: 0 });
  return (
    <PdfViewer
      {...args}
      read={() => {
        tries.count += 1;
        return tries.count > 1 ? args.read() : Promise.reject(new Error('断网'));
      }}
    />
  );
}
