import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { labels, PASSWORD_ROUNDS } from '@tqc/contract/wire';
import { expect, test } from 'vitest';
import { hashForStore, hashOfPassword } from './passwordStore';

const peppers = [{ id: 'p1', key: randomBytes(32) }];

test('派生密码时服务端照常办别的事', async () => {
  const order: string[] = [];
  const derived = hashOfPassword('T_City', 'Rainy_2025#').then((h) => {
    order.push('派生完');
    return h;
  });
  await new Promise((done) => setImmediate(done));
  order.push('别的事');
  expect(await derived).toEqual(
    pbkdf2Sync('Rainy_2025#', labels.passwordSalt('t_city'), PASSWORD_ROUNDS, 32, 'sha256'),
  );
  expect(order).toEqual(['别的事', '派生完']);
});

test('改密码的派生和登录排同一条队：两件在做、五十件在等，再来的请稍后再试', async () => {
  const changes = Array.from({ length: 26 }, () => hashOfPassword('t_city', 'Rainy_2025#'));
  const signIns = Array.from({ length: 26 }, () => hashForStore(peppers, randomBytes(32)));
  await expect(hashOfPassword('t_city', 'Rainy_2025#')).rejects.toMatchObject({ code: 503 });
  await expect(hashForStore(peppers, randomBytes(32))).rejects.toMatchObject({ code: 503 });
  await Promise.all([...changes, ...signIns]);
  await hashOfPassword('t_city', 'Rainy_2025#');
});
