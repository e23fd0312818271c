import { baseTechnicalJob } from '@tqc/contract/basic';
import { call, idOf, next } from './stage';
import type { Written } from './written';

const job = () => ({ code: `J${next()}`, name: '高级教师', series: '中小学教师', grade: '副高级' });
const made = async () => idOf(await call('centre', baseTechnicalJob.create, { input: job() }));

/** Code lists of the national centre. */
export const basicCases: readonly Written[] = [
  {
    call: baseTechnicalJob.create,
    by: 'centre',
    ready: async () => ({ input: job() }),
    level: 'province',
    state: 'again',
  },
  {
    call: baseTechnicalJob.update,
    by: 'centre',
    ready: async () => ({ input: { tjId: await made(), status: 0 }, version: 1 }),
    level: 'province',
    state: async () => {
      const { code, ...others } = job();
      await call('centre', baseTechnicalJob.create, { input: { code, ...others } });
      return { input: { tjId: await made(), code }, version: 1 };
    },
  },
  {
    call: baseTechnicalJob.remove,
    by: 'centre',
    ready: async () => ({ input: { tjId: await made() }, version: 1 }),
    level: 'county',
    state: 'again',
  },
];
