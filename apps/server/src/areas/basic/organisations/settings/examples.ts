import { baseOrgCertType, baseOrgCetNum, baseOrgTag } from '@tqc/contract/basic';
import { testOrgs } from '../../../../testing/server';
import type { Example } from '../../../../walks/example';
import { call, idOf, next, once, server } from '../../../../walks/stage';
import { anOrg } from '../examples';

/** A county of its own place for what is set of organisations. */
const typed = async () => ({
  orgId: await anOrg(),
  ctIds: [1, 2],
  beginDate: '2030-01-01',
  endDate: '2030-12-31',
});
const octOf = async () =>
  idOf(await call('province', baseOrgCertType.create, { input: await typed() }));
const typeSeen = once(octOf);
/** One that gives numbers: it has a code of three digits. */
let codes = 500;
const numbering = () => anOrg({ orgBizType: 1, orgCode3: String((codes += 1)) });
const numbered = async () => ({ orgId: await numbering(), year: 2060, firstNo: 101 });
const numberOf = async () =>
  idOf(await call('province', baseOrgCetNum.create, { input: await numbered() }));
const numberSeen = once(numberOf);
/** Where a number of the year was given already. */
const issued = async () => {
  const cetNumId = await numberOf();
  const [year = '', orgId = ''] = cetNumId.split('-');
  await server.pool.query('insert into number_counter (series, last) values ($1, 101)', [
    `cert/${year}/${orgId}`,
  ]);
  return cetNumId;
};
const ISSUED = '本年度已发出证书号码，起始序号不能再改';
const byProvince = { by: 'province', also: ['centre'] } as const;

const tagged = (more: object = {}) => ({ name: `演示标签${next()}`, colour: 'green', ...more });
const tagOf = async (more: object = {}) =>
  idOf(await call('county', baseOrgTag.create, { input: tagged(more) }));
const tagSeen = once(async () => {
  const input = tagged();
  return { orgTagId: idOf(await call('county', baseOrgTag.create, { input })), mark: input.name };
});
/** Of a name that is taken. */
const takenTag = async () => {
  const input = tagged();
  await call('county', baseOrgTag.create, { input });
  return { input: { orgTagId: await tagOf(), name: input.name }, version: 1 };
};

/** What is set of organisations: their types, and where their numbers begin. */
export const settingExamples: readonly Example[] = [
  {
    call: baseOrgTag.list,
    by: 'county',
    ready: async () => {
      const { mark } = await tagSeen();
      return { input: { name: mark }, mark };
    },
  },
  {
    call: baseOrgTag.get,
    by: 'county',
    ready: async () => ({ input: { orgTagId: (await tagSeen()).orgTagId } }),
  },
  {
    call: baseOrgTag.create,
    by: 'county',
    personal: true,
    ready: async () => ({ input: tagged() }),
    state: { says: '标签名称已存在' },
  },
  {
    call: baseOrgTag.update,
    by: 'county',
    ready: async () => ({ input: { orgTagId: await tagOf(), colour: 'red' }, version: 1 }),
    state: { says: '标签名称已存在', ready: takenTag },
  },
  {
    call: baseOrgTag.remove,
    by: 'county',
    ready: async () => ({ input: { orgTagId: await tagOf() }, version: 1 }),
    state: {
      says: '有1个机构使用这个标签，请先从机构上取下',
      ready: async () => ({
        input: { orgTagId: await tagOf({ orgIds: [testOrgs.point.id] }) },
        version: 1,
      }),
    },
  },
  {
    call: baseOrgCertType.list,
    ...byProvince,
    ready: async () => {
      const octId = await typeSeen();
      const { orgName } = (await call('province', baseOrgCertType.get, {
        input: { octId },
      })) as { orgName: string };
      return { input: { orgName }, mark: orgName };
    },
  },
  {
    call: baseOrgCertType.get,
    ...byProvince,
    ready: async () => ({ input: { octId: await typeSeen() } }),
  },
  {
    call: baseOrgCertType.create,
    ...byProvince,
    ready: async () => ({ input: await typed() }),
    state: { says: '该机构在这段时间已有资格种类，请先给原记录填结束日期' },
  },
  {
    call: baseOrgCertType.update,
    ...byProvince,
    ready: async () => ({ input: { octId: await octOf(), ctIds: [1] }, version: 1 }),
    stateless: true,
  },
  {
    call: baseOrgCertType.remove,
    ...byProvince,
    ready: async () => ({ input: { octId: await octOf() }, version: 1 }),
    state: { says: '您不具备该条数据的权限，请刷新页面后再操作！' },
  },
  {
    call: baseOrgCetNum.list,
    ...byProvince,
    ready: async () => {
      const cetNumId = await numberSeen();
      return { input: { year: 2060, pageSize: 100 }, mark: cetNumId };
    },
  },
  {
    call: baseOrgCetNum.get,
    ...byProvince,
    ready: async () => ({ input: { cetNumId: await numberSeen() } }),
  },
  {
    call: baseOrgCetNum.create,
    ...byProvince,
    ready: async () => ({ input: await numbered() }),
    state: { says: '该机构本年度已有记录，请在原记录上调整' },
  },
  {
    call: baseOrgCetNum.update,
    ...byProvince,
    ready: async () => ({ input: { cetNumId: await numberOf(), firstNo: 201 }, version: 1 }),
    state: {
      says: ISSUED,
      ready: async () => ({ input: { cetNumId: await issued(), firstNo: 201 }, version: 1 }),
    },
  },
  {
    call: baseOrgCetNum.remove,
    ...byProvince,
    ready: async () => ({ input: { cetNumId: await numberOf() }, version: 1 }),
    state: {
      says: ISSUED,
      ready: async () => ({ input: { cetNumId: await issued() }, version: 1 }),
    },
  },
];
