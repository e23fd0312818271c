import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passwordProblem } from '../fields';
import { ResultPage } from '../ResultPage';
import { StepsForm, type FormStep } from './StepsForm';

const check = fn(() => Promise.resolve());
const steps: FormStep[] = [
  {
    title: '核对身份',
    note: '验证码会发到账号登记的手机。',
    fields: [
      {
        name: 'account',
        label: '用户名',
        kind: 'text',
        required: true,
        requiredMessage: '请输入用户名',
      },
      {
        name: 'mobile',
        label: '手机号码',
        kind: 'mobile',
        required: true,
        requiredMessage: '请输入手机号',
        validate: (value: string) => (/^1[3-9]\d{9}$/.test(value) ? undefined : '手机号码输入有误'),
      },
    ],
    onNext: check,
  },
  {
    title: '设置密码',
    fields: [
      {
        name: 'password',
        label: '新密码',
        kind: 'password',
        required: true,
        requiredMessage: '请输入新设密码',
        meter: true,
        validate: (value: string) => passwordProblem('A', value),
      },
      {
        name: 'again',
        label: '确认密码',
        kind: 'password',
        required: true,
        requiredMessage: '确认密码不能为空',
        validate: (value: string, all) =>
          value === all.password ? undefined : '两次输入密码不一致!',
      },
    ],
  },
];

/**
 * 分步表单：找回密码、导入等前后有依赖的事。八个字段以内、互不依赖的用 FormDialog，不要分步。
 *
 * **键盘**：回车进入下一步；「上一步」不丢已填的内容；换步后焦点到新的一步开头。
 */
const meta = {
  title: '表格与表单/StepsForm',
  component: StepsForm,
  args: {
    title: '找回密码',
    steps,
    onSubmit: fn(() => Promise.resolve()),
    result: <ResultPage kind="done" title="密码修改成功，可以重新登录" />,
  },
} satisfies Meta<typeof StepsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {};

export const 走完全程: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(await canvas.findByText('请输入用户名')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '用户名' }), '𬭎知远');
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号码' }), '15400000001{Enter}');
    const password = await canvas.findByLabelText(/新密码/, { selector: 'input' });
    await expect(canvas.getByText('设置密码').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
    await userEvent.type(password, 'Abc1234#');
    await userEvent.click(canvas.getByRole('button', { name: '上一步' }));
    await expect(await canvas.findByRole('textbox', { name: '用户名' })).toHaveValue('𬭎知远');
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(password).not.toBeInTheDocument();
    await expect(await canvas.findByLabelText(/新密码/, { selector: 'input' })).toHaveValue(
      'Abc1234#',
    );
    await userEvent.type(canvas.getByLabelText(/确认密码/, { selector: 'input' }), 'Abc1234#');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(canvas.getByText('密码修改成功，可以重新登录')).toBeVisible());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ account: '𬭎知远', password: 'Abc1234#' }),
    );
  },
};

export const 核对不过: Story = {
  args: {
    steps: [
      { ...steps[0]!, onNext: () => Promise.reject({ fields: { account: '没有这个用户' } }) },
      steps[1]!,
    ],
    initial: { account: '张三', mobile: '15400000001' },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下一步' }));
    await expect(await within(canvasElement).findByText('没有这个用户')).toBeVisible();
  },
};

export const 等待核对时取消停用: Story = {
  args: {
    steps: [{ ...steps[0]!, onNext: () => new Promise<void>(() => undefined) }, steps[1]!],
    initial: { account: '𬭎知远', mobile: '15400000001' },
    onCancel: fn(),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下一步' }));
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: '取消' })).toBeDisabled(),
    );
  },
};

export const 长标题与生僻字: Story = {
  args: {
    steps: [
      '上传𬭎县的表格并等待服务器逐行核对',
      '逐格改正核对出来的错误与重复',
      '按照核对过的计划写入',
    ].map((title) => ({ title, fields: [] })),
  },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' } };
