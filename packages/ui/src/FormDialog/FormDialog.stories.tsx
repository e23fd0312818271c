import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dirtyRegistry } from './dirtyRegistry';
import { DraftContext, type DraftStore } from './drafts';
import { FormDialog, FormDrawer } from './FormDialog';
import type { FormField, FormValues } from './formFields';
import { FormPage } from './FormPage';

const fields: FormField[] = [
  { name: 'title', label: '消息标题', kind: 'text', required: true, maxLength: 150, wide: true },
  {
    name: 'type',
    label: '消息类型',
    kind: 'select',
    required: true,
    options: [
      { value: '1', label: '站内消息' },
      { value: '2', label: '短信' },
    ],
  },
  { name: 'date', label: '生效日期', kind: 'date' },
  { name: 'range', label: '有效期', kind: 'dateRange', wide: true },
  {
    name: 'content',
    label: '消息内容',
    kind: 'textarea',
    required: true,
    maxLength: 1000,
    hint: '短信请控制在 70 字以内',
  },
  { name: 'top', label: '置顶', kind: 'switch' },
];
const filled: FormValues = {
  title: '二〇二五年春季认定工作安排',
  type: '1',
  date: '2025-04-01',
  content: '请各确认点于四月七日前完成安排。',
};

/** 八个字段以内的新增和编辑。更多字段用 FormDrawer 或 FormPage；只问一句是或否时不要用它。 */
const meta = {
  title: '表格与表单/FormDialog',
  component: FormDialog,
  args: {
    open: true,
    title: '发送消息',
    fields,
    columns: 2,
    onSubmit: fn(() => Promise.resolve()),
    onClose: fn(),
  },
  // Open from the beginning: on a docs page each in a window of its own.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name = '发送消息') =>
  within(await within(document.body).findByRole('dialog', { name }));

export const 默认: Story = {
  play: async () => {
    const form = await dialog();
    await waitFor(() => expect(form.getByRole('textbox', { name: /消息标题/ })).toHaveFocus());
  },
};

export const 校验: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: '提交' }));
    await expect(form.getByText('请输入消息标题')).toBeInTheDocument();
    await expect(form.getAllByRole('alert').map((item) => item.textContent)).toEqual([
      '请输入消息标题',
      '请选择消息类型',
      '请输入消息内容',
    ]);
    await waitFor(() => expect(form.getByRole('textbox', { name: /消息标题/ })).toHaveFocus());
    await expect(form.getByRole('textbox', { name: /消息标题/ })).toHaveAccessibleDescription(
      '请输入消息标题',
    );
    await userEvent.type(form.getByRole('textbox', { name: /消息标题/ }), '通知');
    await expect(form.queryByText('请输入消息标题')).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const 服务器拒绝: Story = {
  args: {
    initial: filled,
    onSubmit: fn(() => Promise.reject({ fields: { title: '同名消息已存在，请换一个标题' } })),
  },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: '提交' }));
    await expect(await form.findByText('同名消息已存在，请换一个标题')).toBeInTheDocument();
    await waitFor(() => expect(form.getByRole('textbox', { name: /消息标题/ })).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const 整体出错: Story = {
  args: {
    initial: filled,
    onSubmit: fn(() => Promise.reject(new Error('批次已结束，不能再修改'))),
  },
  play: async () => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: '提交' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('批次已结束，不能再修改');
  },
};

export const 提交成功: Story = {
  args: { initial: filled },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(filled));
  },
};

let finishUpload = () => undefined as void;
const letter = { id: '1', name: '授权书.pdf', size: 20_480 };

export const 上传未完成: Story = {
  args: {
    fields: [
      ...fields.slice(0, 1),
      {
        name: 'files',
        label: '附件',
        kind: 'upload',
        upload: () => new Promise((done) => (finishUpload = () => done(letter))),
      },
    ],
  },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.upload(
      form.getByLabelText('附件', { selector: 'input' }),
      new File(['%PDF-'], letter.name),
    );
    await userEvent.type(form.getByRole('textbox', { name: /消息标题/ }), '上传时填的标题');
    await userEvent.click(form.getByRole('button', { name: '提交' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('文件还在上传');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    finishUpload();
    await expect(await form.findByRole('button', { name: '删除授权书.pdf' })).toBeVisible();
    await expect(form.getByRole('textbox', { name: /消息标题/ })).toHaveValue('上传时填的标题');
    await userEvent.click(form.getByRole('button', { name: '提交' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ title: '上传时填的标题', files: [letter] }),
      ),
    );
  },
};

export const 上传失败: Story = {
  tags: ['alike'],
  args: {
    fields: [
      ...fields.slice(0, 1),
      {
        name: 'files',
        label: '附件',
        kind: 'upload',
        upload: () => Promise.reject(new Error('文件内容过小，可能已损坏')),
      },
    ],
  },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.upload(
      form.getByLabelText('附件', { selector: 'input' }),
      new File(['%PDF-'], letter.name),
    );
    await expect(await form.findByText('文件内容过小，可能已损坏')).toBeInTheDocument();
    await userEvent.type(form.getByRole('textbox', { name: /消息标题/ }), '没有附件的标题');
    await userEvent.click(form.getByRole('button', { name: '提交' }));
    await expect(await form.findByText(/有文件没有上传成功/)).toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};

export const 离开前询问: Story = {
  args: { initial: filled },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: /消息标题/ }), '（改）');
    await expect(dirtyRegistry.list().map(({ label }) => label)).toEqual(['发送消息：消息标题']);
    await userEvent.click(form.getByRole('button', { name: '取消' }));
    const leave = await dialog('有未保存的内容');
    await expect(leave.getByRole('listitem')).toHaveTextContent('消息标题');
    await userEvent.click(leave.getByRole('button', { name: '继续填写' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(within(document.body).queryByRole('dialog', { name: '有未保存的内容' })).toBeNull(),
    );
    await userEvent.click(form.getByRole('button', { name: '关闭' }));
    await userEvent.click(
      (await dialog('有未保存的内容')).getByRole('button', { name: '放弃修改' }),
    );
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const 先开甲再开乙: Story = {
  render: (args) => <Two {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '编辑甲' }));
    let form = await dialog();
    await userEvent.click(form.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '编辑乙' }));
    form = await dialog();
    await expect(form.getByRole('textbox', { name: /消息标题/ })).toHaveValue('乙');
  },
};

export const 载入中: Story = { args: { loading: true } };
export const 长文字与生僻字: Story = {
  args: {
    title: '发送消息（䶮㛃𬭎𬍛）'.repeat(8),
    initial: { title: '𬭎𬍛'.repeat(60), content: '㛃䶮'.repeat(700) },
  },
  play: async () => {
    const first = await within(document.body).findByRole<HTMLInputElement>('textbox', {
      name: /消息标题/,
    });
    await waitFor(() => expect(first).toHaveFocus());
    await expect([first.selectionStart, first.scrollLeft]).toEqual([0, 0]);
  },
};
export const 停用的字段: Story = {
  args: {
    title: '修改批次',
    initial: { ...filled, title: '𬭎县二〇二五年春季认定批次' },
    fields: fields.map((field) =>
      field.name === 'content' || field.name === 'top'
        ? field
        : {
            ...field,
            disabled: true,
            hint: field.name === 'title' ? '批次已经开始，只能改说明' : undefined,
          },
    ),
  },
  play: async () => {
    const form = await dialog('修改批次');
    await expect(form.getByRole('textbox', { name: /消息标题/ })).toBeDisabled();
    await expect(form.getByRole('textbox', { name: /消息内容/ })).toBeEnabled();
  },
};
export const 抽屉: Story = {
  args: { initial: filled },
  render: (args) => <FormDrawer {...args} />,
};
export const 整页: Story = {
  render: ({ title, fields: list, onSubmit, onClose }) => (
    <FormPage
      title={title}
      fields={list}
      onSubmit={onSubmit}
      onDone={onClose}
      onCancel={onClose}
      extra={<Button>暂存</Button>}
    />
  ),
};
/** 几行同样的字段：原有的不能删除，可以添加；哪一行哪一项不对，提交时说在哪里。 */
export const 几行: Story = {
  args: {
    title: '申请变更',
    fields: [
      {
        name: 'times',
        label: '时间段',
        kind: 'rows',
        required: true,
        fixed: 1,
        min: 1,
        max: 2,
        fields: [
          { name: 'begin', label: '开始日期', kind: 'date', required: true },
          { name: 'end', label: '结束日期', kind: 'date', required: true },
        ],
      },
    ],
    initial: { times: [{ obtId: '351', begin: '2025-04-01', end: '2025-04-20' }] },
  },
  play: async ({ args }) => {
    const form = await dialog('申请变更');
    await expect(form.queryByRole('button', { name: '删除时间段1' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: '添加时间段' }));
    await expect(form.queryByRole('button', { name: '添加时间段' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: '提交' }));
    await expect(await form.findByText('时间段2：请选择开始日期')).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: '删除时间段2' }));
    await userEvent.click(form.getByRole('button', { name: '提交' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        times: [{ obtId: '351', begin: '2025-04-01', end: '2025-04-20' }],
      }),
    );
  },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' }, args: { initial: filled } };

function Two(args: Parameters<typeof FormDialog>[0]) {
  const [title, setTitle] = useState<string>();
  return (
    <>
      <Button onClick={() => setTitle('甲')}>编辑甲</Button>
      <Button onClick={() => setTitle('乙')}>编辑乙</Button>
      <FormDialog
        {...args}
        open={title !== undefined}
        initial={{ title }}
        onClose={() => setTitle(undefined)}
      />
    </>
  );
}

function memoryDrafts(): DraftStore & { readonly kept: Map<string, FormValues> } {
  const kept = new Map<string, FormValues>();
  return {
    kept,
    read: async (key) => kept.get(key),
    keep: (key, values) => void kept.set(key, values),
    drop: (key) => void kept.delete(key),
  };
}

function SessionThatEnds({ drafts }: { drafts: DraftStore }) {
  const [alive, setAlive] = useState(true);
  return (
    <DraftContext value={drafts}>
      <Button onClick={() => setAlive(!alive)}>{alive ? '会话过期' : '重新登录'}</Button>
      {alive && (
        <FormDialog
          open
          title="发送消息"
          fields={fields}
          draftKey="send"
          onSubmit={async () => {}}
          onClose={() => setAlive(false)}
        />
      )}
    </DraftContext>
  );
}

/** 页面意外消失后再打开，已填的内容还在；提交或自己放弃之后不再出现。 */
export const 恢复草稿: Story = {
  render: () => <SessionThatEnds drafts={memoryDrafts()} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const end = () =>
      userEvent.click(page.getByText('会话过期').closest('button') as HTMLElement, {
        pointerEventsCheck: 0,
      });
    const again = () =>
      userEvent.click(page.getByText('重新登录').closest('button') as HTMLElement, {
        pointerEventsCheck: 0,
      });
    let form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: /消息标题/ }), '春季认定');
    await end();
    await again();
    form = await dialog();
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: /消息标题/ })).toHaveValue('春季认定'),
    );
    await expect(form.getByRole('status')).toHaveTextContent('已恢复上次未提交的内容');
    await userEvent.click(form.getByRole('button', { name: '放弃并重新填写' }));
    await expect(form.getByRole('textbox', { name: /消息标题/ })).toHaveValue('');
    await end();
    await again();
    form = await dialog();
    await expect(form.queryByRole('status')).toBeNull();
  },
};
