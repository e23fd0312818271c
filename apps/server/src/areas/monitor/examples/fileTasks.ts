import { reportFileTask } from '@tqc/contract/monitor';
import { createTaskRunner } from '../../../jobs/taskRunner';
import type { Example } from '../../../walks/example';
import { call, idOf, once, server } from '../../../walks/stage';
import { published } from './reports';

/** A file that the county asked for, of a report of its own. */
export const fileTask = async (): Promise<string> => {
  const { input } = await published();
  // A person has few tasks under way at once.
  await server.pool.query('update job set status = 4 where status < 2');
  return idOf(await call('county', reportFileTask.create, { input: { ...input, format: 'csv' } }));
};
/** The same, made. */
export const madeFile = async (): Promise<string> => {
  const id = await fileTask();
  await createTaskRunner(server.app).wake();
  return id;
};

/** Files of reports: everybody has their own and sees no other. */
export const fileTaskExamples: readonly Example[] = [
  {
    call: reportFileTask.list,
    by: 'county',
    ready: once(async () => ({ input: {}, mark: await madeFile() })),
  },
  {
    call: reportFileTask.get,
    by: 'county',
    ready: async () => ({ input: { id: await madeFile() } }),
  },
  {
    call: reportFileTask.create,
    by: 'county',
    personal: true,
    ready: async () => ({ input: { ...(await published()).input, format: 'xlsx' } }),
  },
  {
    call: reportFileTask.downReportFileTask,
    by: 'county',
    ready: async () => ({ input: { id: await madeFile() } }),
  },
  {
    call: reportFileTask.remove,
    by: 'county',
    ready: async () => ({ input: { id: await madeFile() } }),
    state: { says: '您不具备该条数据的权限，请刷新页面后再操作！' },
  },
];
