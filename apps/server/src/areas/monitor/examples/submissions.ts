import { reportSubmit } from '@tqc/contract/monitor';
import type { Example } from '../../../walks/example';
import { call, idOf, once } from '../../../walks/stage';
import { published } from './reports';

/** What is said of figures that changed, or that somebody below has not handed in. */
const text = '按实际办理情况填报';
const handIn = async () => ({ report: (await published()).input.id, period: '2023', text });
/** Figures of the county that the city has not looked at. */
export const submitted = async (): Promise<string> =>
  idOf(await call('county', reportSubmit.create, { input: await handIn() }));

/** Submissions: a county hands in, the city above it takes or gives back. */
export const submissionExamples: readonly Example[] = [
  {
    call: reportSubmit.list,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: once(async () => ({ input: {}, mark: await submitted() })),
  },
  {
    call: reportSubmit.get,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: once(async () => ({ input: { id: await submitted() } })),
  },
  {
    call: reportSubmit.create,
    by: 'county',
    personal: true,
    ready: async () => ({ input: await handIn() }),
  },
  {
    call: reportSubmit.update,
    by: 'city',
    at: 'county',
    ready: async () => ({ input: { id: await submitted(), action: 'accept' }, version: 1 }),
    state: { says: '只有已报送的报表可以接收' },
  },
];
