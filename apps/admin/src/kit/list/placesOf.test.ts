import { lookup, OrgChoice, OrgView } from '@tqc/contract/lookup';
import { onOff } from '@tqc/domain/dictionaries';
import { fakeTransport, firstAnswer } from '@tqc/testing/fakeTransport';
import { exampleRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { expect, test } from 'vitest';
import { answerWith } from '../session/api';
import { placesOf } from './useRegionField';

const place = (orgType: number, orgId: string, areaCode: string, areaName: string) => ({
  orgId,
  orgType,
  areaCode,
  areaName,
  parentId: null,
});

test('国家级逐级选地区：省按种类4、市按3、县按2去问，各问上一级机构的下级（request-11）', async () => {
  const found: Readonly<Record<number, ReturnType<typeof place>>> = {
    4: place(4, '20001', '11', '云梦省'),
    3: place(3, '30001', '1188', '云梦省云汀市'),
    2: place(2, '40001', '118801', '云梦省云汀市东霁区'),
  };
  const answers = fakeTransport(lookup, {
    queryBaseOrgBasic: ({ orgType = 0 }) => ({
      record: [found[orgType]].flatMap((one) => (one ? exampleRow(OrgChoice, one) : [])),
    }),
    viewBaseOrgBasic: ({ id }) =>
      exampleRow(OrgView, {
        ...Object.values(found).find(({ orgId }) => orgId === id),
        status: onOff.code('on'),
      }),
  });
  const release = answerWith(firstAnswer([answers]));
  const read = placesOf(userAt('nation').user, () => undefined);
  expect(await read('city', '11')).toEqual([{ value: '1188', label: '云汀市' }]);
  expect(await read('county', '1188')).toEqual([{ value: '118801', label: '东霁区' }]);
  release();
  expect(answers.sent(lookup.queryBaseOrgBasic).map(({ input }) => input)).toEqual([
    { orgType: 4 },
    { orgType: 3, parentId: '20001' },
    { orgType: 2, parentId: '30001' },
  ]);
});

test('地市和省级选自己辖区的地区：本级的就是自己，有名称；下级的问自己机构的下级（request-11）', async () => {
  // As the server answers it: a city comes with the code of its seat.
  const city = { ...userAt('city').user, county: '118800' };
  const { user: province } = userAt('province');
  const answers = fakeTransport(lookup, {
    queryBaseOrgBasic: ({ orgType }) => ({
      record: [
        exampleRow(
          OrgChoice,
          orgType === 2
            ? place(2, '40001', '118801', '云梦云汀市东霁区')
            : place(3, city.orgId, '1188', '云梦云汀市'),
        ),
      ],
    }),
    viewBaseOrgBasic: ({ id }) =>
      exampleRow(OrgView, {
        orgId: id,
        areaCode: '11',
        areaName: id === city.orgId ? '云梦云汀市' : '云梦',
        status: onOff.code('on'),
      }),
  });
  const release = answerWith(firstAnswer([answers]));
  const ofCity = placesOf(city, () => undefined);
  expect(await ofCity('city', '11')).toEqual([{ value: '1188', label: '云梦云汀市' }]);
  expect(await ofCity('county', '1188')).toEqual([{ value: '118801', label: '东霁区' }]);
  const ofProvince = placesOf(province, () => undefined);
  expect(await ofProvince('city', '11')).toEqual([{ value: '1188', label: '云汀市' }]);
  expect(await ofProvince('county', '1188')).toEqual([{ value: '118801', label: '东霁区' }]);
  release();
  expect(answers.sent(lookup.queryBaseOrgBasic).map(({ input }) => input)).toEqual([
    { orgType: 2, parentId: city.orgId },
    { orgType: 3, parentId: province.orgId },
    { orgType: 2, parentId: city.orgId },
  ]);
});
