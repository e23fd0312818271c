import { describe, expect, test } from 'vitest';
import { placeBelow, requireOrgFacts, typesBelow, typesWithin } from '.';

const centre = { orgType: 5, areaCode: '00', prov: '00', city: '0000', county: '000000' };
const province = { orgType: 4, areaCode: '32', prov: '32', city: '3200', county: '320000' };
const city = { orgType: 3, areaCode: '3288', prov: '32', city: '3288', county: '328800' };
const county = { orgType: 2, areaCode: '328801', prov: '32', city: '3288', county: '328801' };

describe('新机构的位置由行政区划代码得出', () => {
  test.each([
    [centre, 4, '33', { prov: '33', city: '3300', county: '330000' }],
    [province, 3, '3287', { prov: '32', city: '3287', county: '328700' }],
    [city, 2, '328803', { prov: '32', city: '3288', county: '328803' }],
    // Counties under a province of no city, as there are some.
    [province, 2, '329004', { prov: '32', city: '3290', county: '329004' }],
    [province, 6, '32', { prov: '32', city: '3200', county: '320000' }],
  ])('%o 下的 %s 类 %s', (parent, type, code, place) => {
    expect(placeBelow(parent, type, code)).toEqual(place);
  });

  test.each([
    [centre, 3, '3287', 'orgType'],
    [county, 2, '328801', 'orgType'],
    [centre, 4, '98', 'areaCode'],
    [province, 3, '3200', 'areaCode'],
    [province, 3, '3301', 'areaCode'],
    [city, 2, '328800', 'areaCode'],
    [city, 2, '328901', 'areaCode'],
    [province, 2, '320001', 'areaCode'],
  ])('%o 下不能有 %s 类 %s', (parent, type, code, field) => {
    expect(() => placeBelow(parent, type, code)).toThrow(expect.objectContaining({ field }));
  });

  test('下级有哪几种', () => {
    expect(typesBelow(4)).toEqual([3, 2, 6]);
    expect(typesBelow(1)).toEqual([]);
  });

  test.each([
    [5, [1, 2, 3, 4, 5, 6]],
    [4, [1, 2, 3, 4, 6]],
    [3, [1, 2, 3]],
    [2, [1, 2]],
    [1, [1]],
    [6, [6]],
  ])('%s 类本身和各级下级有哪几种', (type, types) => {
    expect(typesWithin(type).toSorted()).toEqual(types);
  });
});

describe('机构的资料', () => {
  const right = {
    orgType: 2,
    orgBizType: 3,
    orgName: '云棠县教育局',
    orgCode3: '912',
    creditCode: '11328801DM32880165',
    postcode: '210000',
    head: '䶮知远',
    mobile: '15400000001',
  };

  test('都对的可以', () => {
    expect(() => requireOrgFacts({ ...right, mobile: '13800138000' })).not.toThrow();
  });

  test.each([
    ['orgName', { orgName: '教育局' }],
    ['orgCode3', { orgCode3: '' }],
    ['orgCode3', { orgCode3: '12a' }],
    ['creditCode', { creditCode: '' }],
    ['creditCode', { creditCode: '11328801DM32880166' }],
    ['creditCode', { creditCode: '11328801DI32880165' }],
    ['postcode', { postcode: '2100' }],
    ['head', { head: '1' }],
    ['mobile', { mobile: '12345' }],
  ])('%s：%o', (field, wrong) => {
    expect(() => requireOrgFacts({ ...right, mobile: undefined, ...wrong })).toThrow(
      expect.objectContaining({ field }),
    );
  });

  test('原来就没有的，不改时不追究', () => {
    const old = { ...right, orgName: '教育局', creditCode: '', mobile: undefined };
    expect(() => requireOrgFacts(old, old)).not.toThrow();
    expect(() =>
      requireOrgFacts({ ...old, orgType: 6, orgCode3: '', orgName: '云梦大学' }),
    ).not.toThrow();
  });
});
