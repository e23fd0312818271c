import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FormContent } from './FormContent';
import type { FormField } from './formFields';

test('表单里的短信验证码：发送时拿得到别的字段，被拒绝的原因写在这一格，发出后倒计时', async () => {
  const onSend = vi
    .fn<(values: Readonly<Record<string, unknown>>) => Promise<void>>()
    .mockRejectedValueOnce(new Error('用户名或手机号码错误。'))
    .mockResolvedValueOnce(undefined);
  const fields: readonly FormField[] = [
    { name: 'phone', label: '手机号', kind: 'mobile' },
    { name: 'code', label: '验证码', kind: 'smsCode', required: true, onSend },
  ];
  const screen = await render(
    <FormContent
      title="找回密码"
      fields={fields}
      onSubmit={async () => undefined}
      onDone={() => undefined}
    />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: '手机号' }), '15400001006');
  const send = screen.getByRole('button', { name: '获取验证码' });
  await send.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('用户名或手机号码错误。');
  expect(onSend).toHaveBeenLastCalledWith(expect.objectContaining({ phone: '15400001006' }));
  await send.click();
  await expect.element(screen.getByRole('button', { name: /^\d+ 秒后可重发$/ })).toBeDisabled();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
