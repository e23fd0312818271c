import { changePassword, signIn } from '@tqc/client';
import { expect, test } from 'vitest';
import { PASSWORD, testServer } from '../../testing/server';

const server = await testServer();

test('新旧密码相同的不用计算就拒绝，也不算输错密码（password-05）', async () => {
  const mine = server.transport();
  await signIn(mine, 't_county', PASSWORD);
  for (let n = 0; n < 6; n += 1)
    await expect(changePassword(mine, 't_county', 'Windy-2024!', 'Windy-2024!')).rejects.toThrow(
      '新设密码不能和原来密码相同！',
    );
});

test('修改密码不论成败都计数，一小时二十次', async () => {
  const mine = server.transport();
  await signIn(mine, 't_province', PASSWORD);
  for (let n = 0; n < 20; n += 1)
    await expect(changePassword(mine, 't_province', PASSWORD, 'short1#')).rejects.toThrow(
      '密码长度8位以上',
    );
  await expect(changePassword(mine, 't_province', PASSWORD, 'Rainy_2025#')).rejects.toMatchObject({
    code: 429,
    message: '一小时内最多修改或核对20次密码，请稍后再试',
  });
});
