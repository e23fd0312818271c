import { expect, test } from 'vitest';
import { chainHash, FIRST_HASH } from './chain';

const login = {
  act: 'login',
  actor: '1001',
  at: '2025-11-21T01:30:00.000Z',
  detail: { amr: ['pwd', 'sms'] },
  ip: '10.0.0.8',
  obj: '',
  ok: true,
  org: '310000',
  perm: '',
  seq: 1,
};
const confirm = {
  act: 'confirmRegistration',
  actor: '1001',
  at: '2025-11-21T01:30:03.456Z',
  detail: { from: '8', to: '15', version: 17 },
  ip: '10.0.0.8',
  obj: 'registration/R1',
  ok: true,
  org: '310000',
  perm: 'register.registration.check',
  seq: 2,
};

test('审计链与公布的校验值一致', () => {
  expect(FIRST_HASH).toBe('3a1917d0a8c7e8283deefc42e376fd05fca8ca43de835138750764710a443de9');
  const first = chainHash(FIRST_HASH, login);
  expect(first).toBe('26f3c3f5c243e280468c682d2d8b133708869ed96f1185963e13852dca1222bd');
  expect(chainHash(first, confirm)).toBe(
    '94b585d848600642af0b7c4d58a09305e1a9ead7dbc6135f64415c7334ac461b',
  );
});

test('键的先后不影响校验值，内容差一个字就不同', () => {
  const { seq, ...rest } = login;
  expect(chainHash(FIRST_HASH, { seq, ...rest })).toBe(chainHash(FIRST_HASH, login));
  expect(chainHash(FIRST_HASH, { ...login, ip: '10.0.0.9' })).not.toBe(
    chainHash(FIRST_HASH, login),
  );
});
