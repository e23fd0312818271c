import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  PasswordField,
  smsCodeProblem,
  SmsCodeField,
  UploadField,
  type StoredFile,
  type Upload,
} from './index';

const send = fn<() => Promise<void>>(() => Promise.resolve());

/**
 * 短信验证码、密码规则和上传的续传与拍照。
 *
 * **键盘**：Tab 先到输入框再到「获取验证码」；「拍照」只在手机和平板上打开镜头，电脑上打开选图片的窗口。
 * **要**：用 `smsCodeProblem`、`passwordProblem` 校验，错误文字与规则一致。**不要**：在页面里自己数秒。
 */
const meta = {
  title: '表格与表单/fields 验证与上传',
  component: SmsCodeField,
  args: { label: '短信验证码', value: '', onChange: fn(), onSend: send },
} satisfies Meta<typeof SmsCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Bound<Value>({
  start,
  children,
}: {
  start: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return <div style={{ maxWidth: 460, marginBottom: 16 }}>{children(value, setValue)}</div>;
}

let clock = 0;

// Rules: sms-01, sms-02, sms-03, sms-04, sms-05, sms-06, sms-07, validation-02
export const 验证码倒计时: Story = {
  render: (args) => (
    <Bound start="">
      {(value, onChange) => (
        <SmsCodeField {...args} value={value} onChange={onChange} now={() => clock} required />
      )}
    </Bound>
  ),
  play: async ({ canvasElement }) => {
    clock = 1_000_000;
    send.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: '短信验证码' });
    await userEvent.click(input);
    await userEvent.paste('１２ ３４５６７');
    await expect(input).toHaveValue('123456');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '60 秒后可重发' })).toBeDisabled(),
    );
    await expect(canvas.getByText('验证码已发送，请注意查收')).toBeVisible();
    clock += 59_500;
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '1 秒后可重发' })).toBeDisabled(),
    );
    clock += 600;
    await waitFor(() => expect(canvas.getByRole('button', { name: '重新发送' })).toBeEnabled());
    await expect(send).toHaveBeenCalledTimes(1);
    await expect([smsCodeProblem(''), smsCodeProblem('12345'), smsCodeProblem('123456')]).toEqual([
      '验证码不能为空',
      '请输入六位数验证码',
      undefined,
    ]);
  },
};

export const 发送失败: Story = {
  args: { onSend: fn(() => Promise.reject(new Error('手机号码与账号不符，请联系上级机构'))) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '获取验证码' }));
    await expect(
      await within(canvasElement).findByText('手机号码与账号不符，请联系上级机构'),
    ).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: '获取验证码' })).toBeEnabled();
  },
};

export const 停用: Story = { args: { disabled: true } };

export const 密码规则: Story = {
  render: () => (
    <>
      <Bound start="">
        {(value, onChange) => (
          <PasswordField
            label="新密码"
            value={value}
            onChange={onChange}
            rule="A"
            meter
            autoComplete="new-password"
          />
        )}
      </Bound>
      <Bound start="Abc1">
        {(value, onChange) => (
          <PasswordField
            label="初始密码"
            value={value}
            onChange={onChange}
            rule="B"
            autoComplete="new-password"
          />
        )}
      </Bound>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(canvas.getAllByRole('list', { name: '密码要求' })[0]!);
    await userEvent.type(canvas.getByLabelText('新密码', { selector: 'input' }), 'abc1234');
    await expect(list.getByText(/至少 8 位/)).toHaveTextContent('未满足');
    await userEvent.type(canvas.getByLabelText('新密码', { selector: 'input' }), '#');
    for (const item of list.getAllByRole('listitem'))
      await expect(item).toHaveTextContent('已满足');
  },
};

const tries = { count: 0 };
const flaky: Upload = (file, progress) => {
  tries.count += 1;
  progress(tries.count === 1 ? 0.4 : 1);
  if (tries.count === 1) return Promise.reject(new Error('网络中断，已传 40%'));
  return Promise.resolve({ id: file.name, name: file.name, size: file.size });
};

export const 断开后继续: Story = {
  render: () => (
    <Bound<readonly StoredFile[]> start={[]}>
      {(value, onChange) => (
        <UploadField
          label="材料扫描件"
          value={value}
          onChange={onChange}
          upload={flaky}
          camera="environment"
          scanHint="扫描件请用 300 DPI 彩色，四边完整，单页不超过 2 MB。"
        />
      )}
    </Bound>
  ),
  play: async ({ canvasElement }) => {
    tries.count = 0;
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('拍摄材料扫描件')).toHaveAttribute('capture', 'environment');
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([capture])')!,
      new File(['内容'], '身份证㛃.jpg'),
    );
    await expect(await canvas.findByText('网络中断，已传 40%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '继续上传身份证㛃.jpg' }));
    await expect(await canvas.findByRole('button', { name: '删除身份证㛃.jpg' })).toBeVisible();
  },
};

const preview = fn();
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const 看大图与长名称生僻字: Story = {
  render: () => (
    <Bound<readonly StoredFile[]>
      start={[
        {
          id: '1',
          name: '𬭎县䶮村小学教师资格认定申请人近期免冠正面证件照（蓝底二寸）.png',
          size: 40960,
          previewUrl: dot,
        },
      ]}
    >
      {(value, onChange) => (
        <UploadField
          label="证件照"
          value={value}
          onChange={onChange}
          upload={flaky}
          onPreview={preview}
        />
      )}
    </Bound>
  ),
  play: async ({ canvasElement }) => {
    preview.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^查看/ }));
    await expect(preview).toHaveBeenCalledTimes(1);
  },
};

export const 深色: Story = {
  tags: ['pictured'],
  globals: { theme: 'dark' },
  render: () => (
    <Bound start="abc12">
      {(value, onChange) => (
        <PasswordField label="新密码" value={value} onChange={onChange} rule="A" meter />
      )}
    </Bound>
  ),
};
