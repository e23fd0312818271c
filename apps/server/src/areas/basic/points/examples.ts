import { baseOrg } from '@tqc/contract/basic';
import { testOrgs } from '../../../testing/server';
import type { Example } from '../../../walks/example';
import { call, idOf, next, once } from '../../../walks/stage';

const HASH = 'b'.repeat(64);

/** What is entered of a point of the county; each has a name of its own. */
export const pointInput = (more: object = {}) => ({
  orgName: `演示${next()}确认点`,
  address: '演示路1号',
  phone: '000-88880000',
  confirmWay: 1,
  ctIds: [1, 2],
  dayCapacity: 60,
  ...more,
});
const seen = once(async () => {
  const input = pointInput({ both: true });
  return { orgId: idOf(await call('county', baseOrg.addBaseOrg2, { input })), mark: input.orgName };
});
const asked = async () => {
  const { mark } = await seen();
  return { input: { orgName: mark }, mark };
};
/** A file of one point, another one every time. */
const files = () => {
  const head = '确认点名称,业务类型,详细地址,联系电话,确认方式,可办资格种类,每日容量';
  const line = `演示${next()}确认点,资格认定,演示路1号,000-88880000,现场确认,幼儿园教师资格,60`;
  return [
    {
      field: 'file',
      name: '确认点.csv',
      bytes: new TextEncoder().encode(`${head}\r\n${line}\r\n`),
    },
  ];
};
const seenAbove = {
  by: 'county',
  also: ['point', 'otherPoint', 'city', 'province', 'centre'],
} as const;
const taken = async () => {
  const input = pointInput();
  await call('county', baseOrg.addBaseOrg2, { input });
  return { input };
};

export const pointExamples: readonly Example[] = [
  { call: baseOrg.getConfirmPointData, ...seenAbove, ready: asked },
  { call: baseOrg.queryBaseOrgEnroll, ...seenAbove, ready: asked },
  {
    call: baseOrg.getRegOrgData,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: async () => ({ input: {}, mark: testOrgs.county.name }),
  },
  { call: baseOrg.getConfirmWorkData, personal: true, ready: async () => ({ input: {} }) },
  {
    call: baseOrg.addBaseOrg2,
    by: 'county',
    personal: true,
    ready: async () => ({ input: pointInput() }),
    state: { says: '本机构已有同名的确认点，请换一个名称', ready: taken },
  },
  {
    call: baseOrg.addBaseOrgEnroll,
    by: 'county',
    personal: true,
    ready: async () => ({ input: pointInput() }),
    state: { says: '本机构已有同名的确认点，请换一个名称', ready: taken },
  },
  {
    call: baseOrg.exportLocaleSetData,
    by: 'county',
    personal: true,
    ready: async () => ({ input: { bizType: 1 } }),
  },
  {
    call: baseOrg.importLocaleSet,
    by: 'county',
    personal: true,
    ready: async () => ({ input: { dryRun: 'false', planHash: HASH }, files: files() }),
    state: {
      says: '请选择一个文件',
      ready: async () => ({ input: { dryRun: 'false', planHash: HASH }, files: [] }),
    },
  },
  {
    call: baseOrg.importLocaleSetRs,
    by: 'city',
    ready: once(async () => {
      await call('city', baseOrg.importLocaleSet, {
        input: { dryRun: 'false', planHash: HASH },
        files: files(),
      });
      return { input: {}, mark: '导入确认点' };
    }),
  },
];
