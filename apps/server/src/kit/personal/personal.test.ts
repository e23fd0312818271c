import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryKeyRing } from '../secrets';
import { createPersonal, placeOf } from './personal';

const v = JSON.parse(
  readFileSync(new URL('../../../../../docs/spec/signing-vectors.json', import.meta.url), 'utf8'),
);
const ring = temporaryKeyRing();

test('证件索引与公布值一致', () => {
  expect(
    createPersonal({ ...ring, kRef: Buffer.from(v.idRef.kRef, 'hex') }).idRef(v.idRef.idNo),
  ).toBe(v.idRef.ref);
});

test('密文只在原来的表、列、行里能打开', () => {
  const personal = createPersonal(ring);
  const place = placeOf('registration', 'id_no', '1');
  const sealed = personal.seal(place, '118801199803150015');
  expect(personal.open(place, sealed)).toBe('118801199803150015');
  expect(() => personal.open(placeOf('registration', 'id_no', '2'), sealed)).toThrow();
  expect(sealed.includes('118801')).toBe(false);
});
