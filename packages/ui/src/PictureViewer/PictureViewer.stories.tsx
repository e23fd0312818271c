import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { LinkButton } from '../foundation';
import { awkwardPictures, demoPictures, readDemo } from './demoPictures';
import { PicturePane } from './PicturePane';
import { PictureThumbnail } from './PictureThumbnail';
import { PictureViewer } from './PictureViewer';

/**
 * 看申请材料的图片：证件照片、证书、体检表。`PictureViewer` 是对话框，`PicturePane` 嵌在审核台里，`PictureThumbnail` 是点开它的小图。
 * PDF 用 PdfViewer；页面上的插图直接用 `img`，不要用它。
 *
 * **键盘**（焦点在查看器里才起作用）：← → 前后一张，Home / End 首末张；+ − 缩放 0.1 倍；[ ] 左右转 15 度；F 适应窗口，1 原始大小，0 还原；
 * Shift+方向键移动；C 并排对比；Esc 关闭对话框。拖动都有按钮代替。双击在整张可见与原始大小之间切换。
 *
 * **要**：`read` 返回原始文件，方向、四色、动图由浏览器处理。**不要**：自己先缩小图片再交给它，下载会得到缩小的。
 *
 * **状态**：正在加载、没有取到、解不开（都有「重试」）、没有图片。内存里最多留六张大图，离开时全部放掉。
 */
const meta = {
  title: '查看器/PictureViewer',
  component: PicturePane,
  args: { pictures: demoPictures, read: readDemo },
} satisfies Meta<typeof PicturePane>;
export default meta;
type Story = StoryObj<typeof meta>;

const network = { up: true };
const loaded = async (canvasElement: HTMLElement) =>
  waitFor(() =>
    expect(canvasElement.ownerDocument.querySelector('[role=img] > img')).not.toBeNull(),
  );

// Rules: viewer-02, viewer-03, viewer-07
export const 默认: Story = {
  args: { onShow: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '右转15°' }));
    await userEvent.click(canvas.getByRole('button', { name: '放大' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('缩放 1.1 倍，旋转 15 度'),
    );
    await userEvent.click(canvas.getByRole('button', { name: '左转15°' }));
    await userEvent.click(canvas.getByRole('button', { name: '上移' }));
    await expect(
      canvasElement.querySelector<HTMLElement>('[role=img] > img')?.style.transform,
    ).toContain('translate(0px, -60px)');
    await userEvent.click(canvas.getByRole('button', { name: '还原' }));
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await expect(canvas.getByRole('img', { name: '身份证正面，第2张，共5张' })).toBeInTheDocument();
    await expect(args.onShow).toHaveBeenLastCalledWith(1);
  },
};

export const 键盘操作: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await loaded(canvasElement);
    canvas.getByRole('img').focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: /第5张/ })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Home}]]--');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        '证件照片（1/5）缩放 0.8 倍，旋转 30 度',
      ),
    );
    await userEvent.keyboard('0{Shift>}{ArrowRight}{/Shift}');
    await expect(
      canvasElement.querySelector<HTMLElement>('[role=img] > img')?.style.transform,
    ).toContain('translate(60px, 0px) rotate(0deg) scale(1)');
    for (let turn = 0; turn < 12; turn += 1) await userEvent.keyboard('-');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('缩放 0.1 倍'));
  },
};

export const 拖动和滚轮: Story = {
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const stage = within(canvasElement).getByRole('img');
    const { left, top, width, height } = stage.getBoundingClientRect();
    const middle = { clientX: left + width / 2, clientY: top + height / 2 };
    fireEvent.wheel(stage, { ...middle, deltaY: -100 });
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent('缩放 1.1 倍'),
    );
    fireEvent.wheel(stage, { ...middle, deltaY: -100, ctrlKey: true });
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent(/缩放 2\.99 倍/),
    );
    await userEvent.pointer([
      { target: stage, keys: '[MouseLeft>]', coords: middle },
      { target: stage, coords: { clientX: middle.clientX + 40, clientY: middle.clientY + 25 } },
      { keys: '[/MouseLeft]' },
    ]);
    await waitFor(() =>
      expect(canvasElement.querySelector<HTMLElement>('[role=img] > img')?.style.transform).toMatch(
        /translate\((39|40|41)[.\d]*px, (2[4-7])[.\d]*px\)/,
      ),
    );
    await userEvent.dblClick(stage);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent('缩放 1.0 倍'),
    );
  },
};

/** 最后一张等到叫它来才来。 */
const slow = { arrive: () => undefined as void };

// Rules: viewer-01
export const 并排对比: Story = {
  args: {
    start: 1,
    read: (picture) =>
      picture.id === demoPictures.at(-1)?.id
        ? new Promise((done) => (slow.arrive = () => done(readDemo(picture))))
        : readDemo(picture),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '对比' }));
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await userEvent.click(
      within(canvas.getByRole('list', { name: '全部图片' })).getByRole('button', { name: /䶮㛃/ }),
    );
    // For a moment after changing it is still the one before.
    await expect(canvas.getByRole('img', { name: /䶮㛃𬭎.*第5张/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    slow.arrive();
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[role=img][aria-busy=false] > img')).toHaveLength(2),
    );
    await userEvent.click(canvas.getByRole('button', { name: '右转15°' }));
    const angles = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[role=img] > img')].map(
        ({ style }) => /rotate\((.+?)deg/.exec(style.transform)?.[1],
      );
    await expect(angles()).toEqual(['15', '15']);
    await userEvent.click(canvas.getByRole('button', { name: '联动' }));
    await userEvent.click(canvas.getByRole('button', { name: '右转15°' }));
    await expect(angles()).toEqual(['15', '30']);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('旋转 30 度'));
  },
};

export const 难看的文件: Story = {
  args: { pictures: awkwardPictures },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const size = () => {
      const { naturalWidth, naturalHeight } =
        canvasElement.querySelector<HTMLImageElement>('[role=img] > img') ?? {};
      return [naturalWidth, naturalHeight];
    };
    // Stored lying with a turn noted: it shows upright.
    for (const expected of [
      [600, 900],
      [32, 24],
      [16, 12],
      [64, 40],
    ]) {
      await waitFor(() => expect(size()).toEqual(expected));
      await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    }
    await expect(await canvas.findByRole('alert')).toHaveTextContent('图片已损坏或格式不受支持');
    await waitFor(() => expect(canvas.getByRole('button', { name: '下载' })).toBeDisabled());
  },
};

export const 没有取到后重试: Story = {
  tags: ['alike'],
  args: {
    pictures: demoPictures.slice(0, 1),
    read: (picture) => (network.up ? readDemo(picture) : Promise.reject(new Error('断网'))),
  },
  beforeEach: () => {
    network.up = false;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '图片没有取到，请检查网络后重试',
    );
    network.up = true;
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await loaded(canvasElement);
    await expect(canvas.queryByRole('alert')).toBeNull();
    // The thumbnail arrives too, and the warning goes.
    await waitFor(() => expect(canvasElement.querySelector('ol img')).not.toBeNull());
  },
};

export const 载入中: Story = { args: { read: () => new Promise(() => undefined) } };
export const 没有图片: Story = { args: { pictures: [] } };
export const 只有一张: Story = { args: { pictures: demoPictures.slice(0, 1) } };
export const 六十张: Story = {
  args: {
    pictures: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      title: `材料第 ${index + 1} 页`,
    })),
  },
};

export const 窄栏: Story = {
  args: { compact: true, start: 4 },
  decorators: [(Story) => <div style={{ width: 420 }}>{Story()}</div>],
};

export const 换一组图片: Story = {
  render: (args) => <WithGroups {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await loaded(canvasElement);
    canvas.getByRole('img').focus();
    await userEvent.keyboard('{End}]');
    await userEvent.click(canvas.getByRole('button', { name: '下一件' }));
    await expect(
      await canvas.findByRole('img', { name: '身份证正面，第1张，共1张' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('旋转 0 度'));
  },
};

export const 对话框: Story = {
  render: (args) => <WithDialog {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '看材料' });
    await userEvent.click(opener);
    const dialog = within(await within(document.body).findByRole('dialog', { name: '图片预览' }));
    await waitFor(() => expect(dialog.getByRole('img', { name: /第1张/ })).toHaveFocus());
    await userEvent.keyboard(']');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('旋转 15 度'));
    await userEvent.click(dialog.getByRole('button', { name: '关闭' }));
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const 打开的对话框: Story = {
  render: (args) => <PictureViewer {...args} onClose={() => undefined} start={2} />,
};

export const 小图: Story = {
  render: (args) => (
    <div style={{ display: 'flex' }}>
      {[...demoPictures, ...awkwardPictures].map((picture) => (
        <PictureThumbnail
          key={picture.id}
          picture={picture}
          read={args.read}
          onClick={() => undefined}
        />
      ))}
    </div>
  ),
};

const longNames = [
  '㛃乡𬭎县䶮村中心小学二〇二五年春季教师资格认定申请人思想品德鉴定表（加盖公章原件扫描）',
  '𬍛源市第一人民医院体检表正面',
  '䶮㛃𬭎𬍛',
];
export const 长文字与生僻字: Story = {
  args: {
    pictures: longNames.map((title, index) => ({
      id: ['diploma', 'health', 'rare'][index] ?? '',
      title,
    })),
  },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await expect(
      within(canvasElement).getByRole('img', { name: `${longNames[0]}，第1张，共3张` }),
    ).toBeInTheDocument();
  },
};
export const 坏文件时下载停用: Story = {
  args: { pictures: awkwardPictures.slice(-1) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      '图片已损坏或格式不受支持',
    );
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: '下载' })).toBeDisabled(),
    );
  },
};
export const 窄屏1280: Story = {
  decorators: [(Story) => <div style={{ width: 1280 }}>{Story()}</div>],
};
export const 宽屏2560: Story = {
  decorators: [(Story) => <div style={{ width: 2560 }}>{Story()}</div>],
};
export const 深色: Story = { globals: { theme: 'dark' } };
export const 深色对话框: Story = { ...打开的对话框, globals: { theme: 'dark' } };

function WithGroups(args: typeof meta.args) {
  const [next, setNext] = useState(false);
  return (
    <>
      <LinkButton onClick={() => setNext(true)}>下一件</LinkButton>
      <PicturePane {...args} pictures={next ? demoPictures.slice(1, 2) : demoPictures} />
    </>
  );
}

function WithDialog(args: typeof meta.args) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>看材料</LinkButton>
      {open && <PictureViewer {...args} onClose={() => setOpen(false)} />}
    </>
  );
}
