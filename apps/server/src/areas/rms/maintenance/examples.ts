import { maintenance } from '@tqc/contract/rms';
import { maintenanceFlow } from '@tqc/domain/maintenance';
import type { Example } from '../../../walks/example';
import { otherwise } from '../../../walks/otherwise';
import { call, idOf, next, once, server } from '../../../walks/stage';

const by = { by: 'centre' } as const;
/** A window so far away that it closes nothing for others. */
const window = () => ({
  title: `演示维护${next()}`,
  areas: ['message'],
  allows: 1,
  tellFrom: '2098-01-01 08:00',
  beginTime: '2098-01-01 08:00',
  endTime: '2098-01-02 08:00',
  notice: '请提前办理。',
});
const add = async () => {
  const input = window();
  return {
    title: input.title,
    maintId: idOf(await call('centre', maintenance.create, { input })),
  };
};
const planned = async () => (await add()).maintId;
/** One that is over: nothing happens to it any more, and nothing is closed by it. */
const over = async () => {
  const maintId = await planned();
  await server.pool.query(
    `update maintenance set tell_from = '2020-01-01 08:00', begin_time = '2020-01-01 08:00',
       end_time = '2020-01-02 08:00' where maint_id = $1`,
    [maintId],
  );
  return maintId;
};
const seen = once(add);

export const maintenanceExamples: readonly Example[] = [
  {
    call: maintenance.list,
    ...by,
    shared: true,
    ready: async () => {
      const { title } = await seen();
      return { input: { title }, mark: title };
    },
  },
  {
    call: maintenance.get,
    ...by,
    shared: true,
    ready: async () => ({ input: { maintId: (await seen()).maintId } }),
  },
  { call: maintenance.create, ...by, ready: async () => ({ input: window() }) },
  {
    call: maintenance.update,
    ...by,
    ready: async () => ({
      input: { maintId: await planned(), notice: '时间推迟，请相互转告。' },
      version: 1,
    }),
    state: {
      says: otherwise(maintenanceFlow, 'edit'),
      ready: async () => ({ input: { maintId: await over(), notice: '补充' }, version: 1 }),
    },
  },
  {
    call: maintenance.remove,
    ...by,
    ready: async () => ({ input: { maintId: await planned() }, version: 1 }),
    state: {
      says: otherwise(maintenanceFlow, 'remove'),
      ready: async () => ({ input: { maintId: await over() }, version: 1 }),
    },
  },
  { call: maintenance.current, by: 'county', shared: true, ready: async () => ({ input: {} }) },
];
