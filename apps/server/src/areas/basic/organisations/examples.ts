import { baseOrg, baseOrgDisable, baseOrgHisoryLog } from '@tqc/contract/basic';
import { stopFlow } from '@tqc/domain/organisations';
import { makeCreditCode } from '@tqc/domain/shared';
import { testOrgs } from '../../../testing/server';
import type { Example } from '../../../walks/example';
import { otherwise } from '../../../walks/otherwise';
import { call, idOf, once } from '../../../walks/stage';

const ABOVE = testOrgs.province.id;
let made = 0;

/** What is entered of a county right below the province; each stands in a place of its own. */
function county(more: object = {}) {
  made += 1;
  const area = `32${10 + Math.floor(made / 90)}${10 + (made % 90)}`;
  return {
    orgType: 2,
    parentId: ABOVE,
    areaCode: area,
    areaName: `演示${made}县`,
    orgName: `演示${made}县教育局`,
    orgBizType: 2,
    creditCode: makeCreditCode('11', area, `DW${100_000 + made}`),
    ...more,
  };
}

const add = async (input: object) =>
  idOf(await call('province', baseOrg.create, { input: { ...input } }));
/** A county of its own right below the province. */
export const anOrg = (more: object = {}) => add(county(more));
/** One that issues certificates, with a code of its own. */
const anIssuer = () => anOrg({ orgBizType: 3, orgCode3: String(600 + made) });
/** One with another below it. */
const withOneBelow = async () => {
  const areaCode = `32${60 + (made % 30)}`;
  const parentId = await add({ ...county(), orgType: 3, areaCode });
  await add({ ...county(), parentId, areaCode: `${areaCode}01` });
  return parentId;
};
const named = once(async () => {
  const input = county();
  return { orgId: await add(input), mark: input.orgName };
});
const linesOf = async (orgName: string) => {
  const { record } = (await call('province', baseOrgHisoryLog.list, {
    input: { orgName },
  })) as { record: { id: string }[] };
  return record;
};
const seen = once(async () => {
  const { mark } = await named();
  const [line] = await linesOf(mark);
  return { id: line?.id ?? '', mark };
});
const past = (orgId: string) => ({
  orgId,
  kind: 3,
  day: '2010-03-01',
  field: '机构名称',
  before: '演示县教委',
  after: '演示县教育局',
});
const aLine = async () =>
  idOf(await call('province', baseOrgHisoryLog.create, { input: past(await anOrg()) }));
/** A line that the product wrote. */
const itsLine = async () => {
  const input = county();
  await add(input);
  return (await linesOf(input.orgName))[0]?.id ?? '';
};
const OWN_LINE = '系统记下的日志不能修改或删除，只有补录的可以';
const above = { by: 'province', also: ['centre'] } as const;

const LATER = { reason: '演示', beginTime: '2099-01-01 08:00' };
const plannedStop = async () =>
  idOf(
    await call('province', baseOrgDisable.create, { input: { orgId: await anOrg(), ...LATER } }),
  );
const runningStop = async () =>
  idOf(
    await call('province', baseOrgDisable.create, {
      input: { orgId: await anOrg(), reason: '演示' },
    }),
  );
/** What a list tells of a stop: the name of its organisation. */
const stopped = once(async () => {
  const input = county();
  await call('province', baseOrgDisable.create, { input: { orgId: await add(input), ...LATER } });
  return input.orgName;
});
const oneStop = once(plannedStop);

export const organisationExamples: readonly Example[] = [
  {
    call: baseOrg.list,
    ...above,
    ready: async () => {
      const { mark } = await named();
      return { input: { orgName: mark }, mark };
    },
  },
  { call: baseOrg.get, ...above, ready: async () => ({ input: { orgId: (await named()).orgId } }) },
  { call: baseOrg.getTreeData, ...above, ready: async () => ({ input: { parentId: ABOVE } }) },
  { call: baseOrg.create, ...above, ready: async () => ({ input: county() }) },
  {
    call: baseOrg.update,
    ...above,
    ready: async () => ({ input: { orgId: await anOrg(), address: '演示路1号' }, version: 1 }),
    stateless: true,
  },
  {
    call: baseOrg.onlyEcertSwitch,
    ...above,
    ready: async () => ({
      input: { orgId: await anIssuer(), onlyEcert: true, reason: '演示' },
      version: 1,
    }),
    state: {
      says: '只有认定机构签发证书，该机构不用设置',
      ready: async () => ({
        input: { orgId: await anOrg(), onlyEcert: true, reason: '演示' },
        version: 1,
      }),
    },
  },
  {
    call: baseOrg.queryBaseOrgByOrgIds,
    ...above,
    ready: async () => {
      const { orgId, mark } = await named();
      return { input: { orgIds: orgId }, mark };
    },
  },
  {
    call: baseOrg.remove,
    ...above,
    ready: async () => ({ input: { orgId: await anOrg() }, version: 1 }),
    state: {
      says: '该数据已被引用（下级机构），不能删除，可以停用',
      ready: async () => ({ input: { orgId: await withOneBelow() }, version: 1 }),
    },
  },
  {
    call: baseOrgDisable.list,
    ...above,
    ready: async () => {
      const mark = await stopped();
      return { input: { orgName: mark }, mark };
    },
  },
  { call: baseOrgDisable.get, ...above, ready: async () => ({ input: { id: await oneStop() } }) },
  {
    call: baseOrgDisable.create,
    ...above,
    ready: async () => ({ input: { orgId: await anOrg(), ...LATER } }),
  },
  {
    call: baseOrgDisable.update,
    ...above,
    ready: async () => ({ input: { id: await runningStop(), action: 'end' }, version: 2 }),
    state: { says: otherwise(stopFlow, 'end') },
  },
  {
    call: baseOrgDisable.remove,
    ...above,
    ready: async () => ({ input: { id: await plannedStop() }, version: 1 }),
    state: {
      says: otherwise(stopFlow, 'remove'),
      ready: async () => ({ input: { id: await runningStop() }, version: 2 }),
    },
  },
  {
    call: baseOrg.orgInfoQueryChange,
    ...above,
    ready: async () => {
      const { mark } = await seen();
      return { input: { orgName: mark }, mark };
    },
  },
  {
    call: baseOrg.orgChangeDetailInfo,
    ...above,
    ready: async () => ({ input: { id: (await seen()).id } }),
  },
  {
    call: baseOrgHisoryLog.list,
    ...above,
    ready: async () => {
      const { mark } = await seen();
      return { input: { orgName: mark }, mark };
    },
  },
  {
    call: baseOrgHisoryLog.get,
    ...above,
    ready: async () => ({ input: { id: (await seen()).id } }),
  },
  {
    call: baseOrgHisoryLog.create,
    ...above,
    ready: async () => ({ input: past(await anOrg()) }),
  },
  {
    call: baseOrgHisoryLog.update,
    ...above,
    ready: async () => ({ input: { id: await aLine(), after: '演示县教育局' }, version: 1 }),
    state: {
      says: OWN_LINE,
      ready: async () => ({ input: { id: await itsLine(), after: '演示县教育局' }, version: 1 }),
    },
  },
  {
    call: baseOrgHisoryLog.remove,
    ...above,
    ready: async () => ({ input: { id: await aLine() }, version: 1 }),
    state: { says: OWN_LINE, ready: async () => ({ input: { id: await itsLine() }, version: 1 }) },
  },
];
