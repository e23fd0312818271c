import { wall } from '@tqc/contract/monitor';
import { takeDisplay } from '../../trade/wall/takeDisplay';
import { alertExamples } from './examples/alerts';
import { fileTaskExamples } from './examples/fileTasks';
import { reportExamples } from './examples/reports';
import { submissionExamples } from './examples/submissions';
import type { Example, OpenExample } from '../../walks/example';
import { call, next, once, server } from '../../walks/stage';

const display = async () => {
  const input = { name: `大屏${next()}` };
  const { ticket } = (await call('province', wall.ticket, { input })) as { ticket: string };
  return { ...(await takeDisplay(server.url, ticket)), ...input };
};

/** Displays of the wall. What a display itself asks for needs a right that no level has. */
export const examples: readonly Example[] = [
  ...reportExamples,
  ...fileTaskExamples,
  ...submissionExamples,
  ...alertExamples,
  {
    call: wall.ticket,
    by: 'province',
    personal: true,
    ready: async () => ({ input: { name: `大屏${next()}` } }),
  },
  {
    call: wall.devices,
    by: 'province',
    ready: once(async () => ({ input: {}, mark: (await display()).name })),
  },
  {
    call: wall.command,
    by: 'province',
    also: ['centre'],
    ready: async () => ({
      input: { id: (await display()).displayId, command: 'identify', value: '' },
    }),
  },
  {
    call: wall.revoke,
    by: 'province',
    also: ['centre'],
    ready: async () => ({ input: { id: (await display()).displayId } }),
    state: { says: '您不具备该条数据的权限，请刷新页面后再操作！' },
  },
];

/** Both halves of handing a session over to a display. */
export const openExamples: readonly OpenExample[] = [{ call: wall.exchange, succeed: display }];
