import { govdata, reports } from '@tqc/contract/monitor';
import { templates } from '@tqc/domain/reports';
import { testOrgs } from '../../../testing/server';
import type { Example } from '../../../walks/example';
import { call, idOf, next, once } from '../../../walks/stage';

/** What a draft is made of; below the nation it is published by one person. */
export const newReport = (audience: readonly number[] = [2, 3, 4]) => ({
  name: `演示报表${next()}`,
  business: 2,
  audience: [...audience],
  definition: templates[0]?.definition,
});
export const draft = async (audience?: readonly number[]) =>
  idOf(await call('centre', reports.add, { input: newReport(audience) }));
/** A report of the levels below the nation that nobody else uses. */
export const published = async () => {
  const id = await draft();
  await call('centre', reports.publish, { input: { id, action: 'ask' }, version: 1 });
  return { input: { id } };
};
const read = once(published);
/** The first column of the first template, and a plan of every morning. */
const COLUMN = 'g0.people';
const PLAN = { every: 1, weekday: null, day: null, hour: 8, format: 'xlsx' };

/** Reports: the centre makes them, the levels below read what is published. */
export const reportExamples: readonly Example[] = [
  {
    call: reports.queryInfos,
    by: 'county',
    shared: true,
    ready: async () => {
      await read();
      return { input: {} };
    },
  },
  { call: reports.getInfo, by: 'county', shared: true, ready: read },
  { call: reports.getReportQuery, by: 'county', shared: true, ready: read },
  { call: reports.getReportHead, by: 'county', shared: true, ready: read },
  { call: reports.getReportDataPreview, by: 'county', shared: true, ready: read },
  {
    call: reports.add,
    by: 'centre',
    personal: true,
    ready: async () => ({ input: newReport() }),
  },
  {
    call: reports.del,
    by: 'centre',
    ready: async () => ({ input: { records: [{ id: await draft(), version: 1 }] } }),
    state: { says: '您不具备该条数据的权限，请刷新页面后再操作！' },
    stale: ({ input }) => ({
      input: {
        records: (input['records'] as { id: string }[]).map(({ id }) => ({ id, version: 0 })),
      },
    }),
  },
  { call: reports.getReportDataPreviewTask, by: 'county', personal: true, ready: published },
  {
    call: reports.drill,
    by: 'city',
    shared: true,
    ready: async () => {
      const { input } = await read();
      return { input: { ...input, column: COLUMN } };
    },
  },
  {
    call: reports.removeRole,
    by: 'centre',
    ready: async () => {
      const { input } = await published();
      return { input: { ...input, roleid: 2 }, version: 2 };
    },
    state: { says: /没有授权给/ },
  },
  {
    call: reports.schedule,
    by: 'centre',
    ready: async () => {
      const { input } = await published();
      return { input: { ...input, ...PLAN, receivers: [testOrgs.county.id] }, version: 2 };
    },
    state: {
      says: '只有已发布的报表可以定时，请先发布',
      ready: async () => ({
        input: { id: await draft(), ...PLAN, receivers: [testOrgs.county.id] },
        version: 1,
      }),
    },
  },
  {
    call: govdata.reportHctj,
    by: 'county',
    shared: true,
    ready: once(async () => ({ input: {} })),
  },
  {
    call: reports.publish,
    by: 'centre',
    ready: async () => ({ input: { id: await draft(), action: 'ask' }, version: 1 }),
    state: { says: '只有草稿可以发布' },
  },
];
