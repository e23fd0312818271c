import { reports } from '@tqc/contract/monitor';
import { templates } from '@tqc/domain/reports';
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
  {
    call: reports.publish,
    by: 'centre',
    ready: async () => ({ input: { id: await draft(), action: 'ask' }, version: 1 }),
    state: { says: '只有草稿可以发布' },
  },
];
