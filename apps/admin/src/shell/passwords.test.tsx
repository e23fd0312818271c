import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { render } from 'vitest-browser-react';
import { press } from '../kit/story/screenTest';
import { ChangePasswordDialog, passwordErrors } from './ChangePasswordDialog';
import { FindPasswordPage } from './FindPasswordPage';

const says = async (text: string | RegExp) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

// Rules: password-11, password-12, password-13
test('修改密码说明什么时候必须改：首次登录、被上级重置、三个月没有改', async () => {
  const { unmount } = await render(
    <ChangePasswordDialog mandatory account="a" onDone={() => undefined} />,
  );
  await says(/首次登录、被上级管理员重置密码、或密码超过三个月未修改时，须修改密码/);
  await unmount();
});

// Rules: password-07, password-09
test('新密码和确认都要填，两次要一样，不能和原来的一样', () => {
  const wrong = (before: string, after: string, again: string) =>
    passwordErrors({ before, after, again });
  expect(wrong('', '', '')).toEqual({
    before: '请输入当前密码',
    after: '请输入新的密码',
    again: '确认密码不能为空',
  });
  expect(wrong('Sunny_2024#', 'Sunny_2024#', 'Sunny_2024#')).toEqual({
    after: '新设密码不能和原来密码相同！',
  });
  expect(wrong('Sunny_2024#', 'Rainy_2025#', 'Rainy_2026#')).toEqual({
    again: '两次输入密码不一致!',
  });
  expect(wrong('Sunny_2024#', 'Rainy_2025#', 'Rainy_2025#')).toEqual({});
});

// Rules: forgot-07, forgot-08, forgot-09, forgot-12
test('找回密码：没有填的、写错的各有提示，没有账号和手机号要不到验证码', async () => {
  await render(
    <MemoryRouter>
      <FindPasswordPage />
    </MemoryRouter>,
  );
  await press('下一步');
  await says('请输入手机号');
  await says('请输入验证码');
  await press('获取验证码');
  await says('请填写用户名和手机号。');
  await userEvent.type(screen.getByLabelText(/手机号/), '12345');
  await press('下一步');
  await says('手机号码输入有误');
});
