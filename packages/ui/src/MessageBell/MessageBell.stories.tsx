import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { BellTask } from './BellTasks';
import { MessageBell } from './MessageBell';
import type { BellMessage, BellPage } from './messages';

const titles = [
  '2025 年春季认定批次已开放',
  '您有 12 份申请待确认',
  '望江市导入任务已完成',
  '系统将于周六凌晨维护',
  '证书编号任务失败，请查看原因',
  '𬭎县㛃乡确认点更名为䶮村确认点',
  '请在三日内答复林知远的留言',
];
const messages: readonly BellMessage[] = Array.from({ length: 15 }, (_, index) => ({
  id: String(index + 1),
  title: titles[index % titles.length] ?? '',
  content: `${titles[index % titles.length]}。\n请登录系统在相应的页面办理，有疑问请联系上级机构。`,
  sendTime: `2025-04-${String(15 - index).padStart(2, '0')} 09:30:00`,
  read: index >= 8,
  type: (index % 4) + 1,
}));

const loadFrom =
  (all: readonly BellMessage[], unread = all.filter(({ read }) => !read).length) =>
  async (page: number, unreadOnly: boolean): Promise<BellPage> => {
    const list = unreadOnly ? all.filter(({ read }) => !read) : all;
    return { record: list.slice((page - 1) * 6, page * 6), total: list.length, unread };
  };

/**
 * 页眉上的消息铃。只放站内消息；后台任务的进展用 JobCard，页面级的提醒用通知条，不要用它。
 *
 * **键盘**：回车打开，焦点进入列表；← → 换未读和全部；Tab 到各条消息，回车看全文；Esc 收起，焦点回到铃上。
 *
 * **状态**：没有未读（无角标）、1 到 99、99+、载入中、没有消息、没有取到（重试）、消息没有打开、没有记成全部已读（重试）。不认识的消息类型写「未知类型」。
 */
const meta = {
  title: '消息/MessageBell',
  component: MessageBell,
  args: {
    load: loadFrom(messages),
    open: fn(async (message: BellMessage): Promise<BellMessage> => ({ ...message, read: true })),
    typeNames: { 1: '站内通知', 2: '短信', 3: '站内通知和短信' },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 480, padding: 8 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof MessageBell>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = async () => within(await within(document.body).findByRole('group', { name: '消息' }));
const openPanel: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^消息，/ }));
  await panel();
};

// Rules: message-01, message-03, message-04, message-05
export const 默认: Story = {
  play: async ({ canvasElement, args }) => {
    const bell = await within(canvasElement).findByRole('button', { name: '消息，8条未读' });
    await userEvent.click(bell);
    const popup = await panel();
    await waitFor(() => expect(popup.getAllByRole('listitem')).toHaveLength(6));
    await expect(
      bell.ownerDocument.querySelector('[role=group][aria-label=消息]')?.getBoundingClientRect()
        .width,
    ).toBe(500);
    await userEvent.click(popup.getByRole('button', { name: '更多' }));
    await waitFor(() => expect(popup.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(popup.getByRole('button', { name: '返回第一页' }));
    await waitFor(() => expect(popup.getAllByRole('listitem')).toHaveLength(6));
    await userEvent.click(popup.getByRole('button', { name: /春季认定批次/ }));
    await expect(await popup.findByText(/请登录系统在相应的页面办理/)).toBeVisible();
    await expect(args.open).toHaveBeenCalledTimes(1);
    await expect(bell).toHaveAccessibleName('消息，7条未读');
  },
};

export const 前往办理: Story = {
  args: {
    load: loadFrom(messages.map((message) => ({ ...message, link: '/plans' }))),
    onGo: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^消息，/ }));
    const popup = await panel();
    await userEvent.click(await popup.findByRole('button', { name: /春季认定批次/ }));
    await userEvent.click(await popup.findByRole('button', { name: '前往办理' }));
    await expect(args.onGo).toHaveBeenCalledWith('/plans');
    await expect(within(document.body).queryByRole('group', { name: '消息' })).toBeNull();
  },
  tags: ['acted'],
};

const task: BellTask = {
  id: '1',
  title: '导出：认定审批',
  state: 'running',
  total: 12_000,
  done: 5400,
  failed: 0,
};

export const 文件任务: Story = {
  args: {
    tasks: {
      load: fn(() =>
        Promise.resolve([
          task,
          { ...task, id: '2', title: '导入：学历核验结论', state: 'failed' as const },
          { ...task, id: '3', title: '导出：证书管理', state: 'done' as const, done: 12_000 },
        ]),
      ),
      onGo: fn(),
    },
  },
  play: async (context) => {
    await openPanel(context);
    const popup = await panel();
    await expect(
      await popup.findByRole('progressbar', { name: '导出：认定审批进度' }),
    ).toHaveAttribute('aria-valuenow', '45');
    await expect(popup.getByText('进行中 45%')).toBeVisible();
    await expect(popup.getByRole('button', { name: /导入：学历核验结论.*失败/ })).toBeVisible();
  },
  tags: ['acted'],
};

let isOver = false;

/** 打开着时看到它做完；点了去看。 */
export const 任务做完: Story = {
  args: {
    tasks: {
      load: () => Promise.resolve([isOver ? { ...task, state: 'done', done: task.total } : task]),
      onGo: fn(),
    },
  },
  beforeEach: () => {
    isOver = false;
  },
  play: async (context) => {
    await openPanel(context);
    const popup = await panel();
    await popup.findByText('进行中 45%');
    isOver = true;
    await popup.findByText('已完成', {}, { timeout: 10_000 });
    await expect(popup.queryByRole('progressbar')).toBeNull();
    await userEvent.click(popup.getByRole('button', { name: /导出：认定审批.*已完成/ }));
    await expect(context.args.tasks?.onGo).toHaveBeenCalledTimes(1);
    await expect(within(document.body).queryByRole('group', { name: '消息' })).toBeNull();
  },
  tags: ['acted', 'alike'],
};

/** 一次记为已读；没有记成的说出来，再按一次。 */
export const 全部已读: Story = {
  args: (() => {
    let read = false;
    let tries = 0;
    return {
      load: (page: number, unreadOnly: boolean) =>
        loadFrom(read ? messages.map((message) => ({ ...message, read: true })) : messages)(
          page,
          unreadOnly,
        ),
      readAll: async () => {
        tries += 1;
        if (tries === 1) throw new Error('network');
        read = true;
      },
    };
  })(),
  play: async (context) => {
    await openPanel(context);
    const popup = await panel();
    const button = await popup.findByRole('button', { name: '全部已读' });
    await userEvent.click(button);
    await expect(await popup.findByText('没有全部记为已读，请重试')).toBeVisible();
    await userEvent.click(button);
    await expect(await popup.findByText('没有未读消息')).toBeVisible();
    await waitFor(() => expect(popup.getByRole('tab', { name: '未读（0）' })).toHaveFocus());
    await expect(popup.queryByRole('button', { name: '全部已读' })).toBeNull();
    await expect(
      within(context.canvasElement).getByRole('button', { name: '消息，0条未读' }),
    ).toBeVisible();
  },
  tags: ['acted', 'alike'],
};

// Rules: message-02
export const 键盘操作: Story = {
  play: async ({ canvasElement }) => {
    const bell = await within(canvasElement).findByRole('button', { name: '消息，8条未读' });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const popup = await panel();
    await waitFor(() => expect(popup.getByRole('tab', { name: '未读（8）' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(popup.getByRole('tab', { name: '全部' })).toHaveFocus());
    await waitFor(() => expect(popup.getByText('第 1 页，共 3 页')).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await popup.findByRole('button', { name: '返回列表' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(within(document.body).queryByRole('group', { name: '消息' })).toBeNull(),
    );
    await waitFor(() => expect(bell).toHaveFocus());
  },
};

export const 未知类型: Story = {
  play: async (context) => {
    await openPanel(context);
    await waitFor(async () =>
      expect((await panel()).getAllByText(/未知类型/).length).toBeGreaterThan(0),
    );
  },
};

export const 定时查询: Story = {
  args: { load: fn(loadFrom(messages)), pollEvery: 60 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.load).toHaveBeenNthCalledWith(3, 1, true));
  },
};

export const 答复很慢: Story = {
  args: {
    load: fn<(page: number, unreadOnly: boolean) => Promise<BellPage>>(
      () => new Promise(() => undefined),
    ),
    pollEvery: 20,
  },
  play: async ({ args }) => {
    await new Promise((done) => setTimeout(done, 200));
    await expect(args.load).toHaveBeenCalledTimes(1);
  },
};

// Rules: message-07
export const 九十九条以上: Story = {
  args: { load: loadFrom(messages, 1204) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: '消息，1204条未读' }),
    ).toHaveAttribute('data-badge', '99+');
  },
};

export const 没有消息: Story = {
  args: { load: loadFrom([]) },
  play: async (context) => {
    await openPanel(context);
    await expect(await (await panel()).findByText('没有未读消息')).toBeVisible();
  },
};

export const 载入中: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: openPanel,
};

export const 没有取到: Story = {
  args: { load: () => Promise.reject(new Error('断网')) },
  play: async (context) => {
    await openPanel(context);
    await expect(await (await panel()).findByRole('alert')).toHaveTextContent(
      '消息没有取到，请稍后重试',
    );
  },
};

export const 没有打开: Story = {
  args: { open: fn((message: BellMessage) => Promise.reject<BellMessage>(new Error(message.id))) },
  play: async (context) => {
    await openPanel(context);
    await userEvent.click(await (await panel()).findByRole('button', { name: /待确认/ }));
    await expect(await (await panel()).findByText('消息没有打开，请重试')).toBeVisible();
  },
};

export const 长文字与生僻字: Story = {
  args: {
    load: loadFrom(
      messages.map((message) => ({
        ...message,
        title: `关于𬭎县㛃乡䶮村中小学教师资格认定现场确认时间调整以及材料补正要求的通知之${message.id}`,
      })),
    ),
  },
  play: openPanel,
};

export const 窄屏: Story = { globals: { width: '1280' }, play: openPanel };
// In a narrower window the bell is outside it, and the layer would not stay there.
export const 宽屏: Story = {
  globals: { width: '2560' },
  play: async (context) => {
    if (innerWidth > 2560) await openPanel(context);
  },
};
export const 深色: Story = { globals: { theme: 'dark' }, play: openPanel };
