import { expect, test } from 'vitest';
import { setRegion } from './region';

const region = { province: '11', city: '1101', county: '110101' };

test('改省份清空市县，改县不影响上级', () => {
  expect(setRegion(region, 'province', '12')).toEqual({ province: '12', city: '', county: '' });
  expect(setRegion(region, 'city', '')).toEqual({ province: '11', city: '', county: '' });
  expect(setRegion(region, 'county', '110102')).toEqual({ ...region, county: '110102' });
});
