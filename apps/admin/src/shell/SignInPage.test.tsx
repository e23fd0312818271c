import { ApiError } from '@tqc/client';
import { auth } from '@tqc/contract/account';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent } from 'storybook/test';
import { test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { transport } from '../kit/session/session';
import { press } from '../kit/story/screenTest';
import { SignInPage } from './SignInPage';

/** A key as the server gives it out for a sign-in. */
async function publicKey(): Promise<string> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ]);
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return btoa(String.fromCodePoint(...raw))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

test('登录不管用户名有多长；送出的是散列后封好的密码、盐和类型1（signin-14、signin-18）', async () => {
  const pub = await publicKey();
  const asked = vi
    .spyOn(transport, 'send')
    .mockImplementation((call) =>
      call.id === auth.signInKey.id
        ? Promise.resolve({ kid: 'k1', pub, stamp: Date.now(), demoAccounts: [] } as never)
        : Promise.reject(new ApiError(401, '用户名或密码错误')),
    );
  await render(
    <MemoryRouter>
      <SignInPage />
    </MemoryRouter>,
  );
  const account = 'zhang.zhiyuan.'.repeat(5);
  await userEvent.type(screen.getByLabelText('用户名'), account);
  await userEvent.type(screen.getByLabelText('密码'), 'Sunny-2024#');
  await press('登 录');
  await expect(await screen.findByText('用户名或密码错误')).toBeVisible();
  const [, input] = asked.mock.calls.find(([call]) => call.id === auth.login.id) ?? [];
  expect(input).toMatchObject({ account, type: 1, salt: expect.stringMatching(/^[\w-]{20,}$/) });
  expect(JSON.stringify(input)).not.toContain('Sunny');
});
