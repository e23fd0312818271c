import { baseTechnicalJob } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { crudOf, serve } from '../../kit/serve';
import { store } from '../../kit/store';

const jobs = store('technicalJob', 'tjId');

export const baseTechnicalJobRoutes = serve(baseTechnicalJob, {
  ...crudOf(jobs, 'tjId', {
    list: { like: ['name', 'series'], equal: ['code', 'grade', 'status'], order: 'sort.asc' },
    stamp: ({ now }) => ({ updatedAt: now }),
    unique: { code: '代码已存在' },
  }),
  queryKV: async ({ db }) => ({
    record: await db
      .selectFrom('technicalJob')
      .select(['tjId', 'name'])
      .where('status', '=', onOff.code('on'))
      .orderBy('sort')
      .orderBy('tjId')
      .execute(),
  }),
});
