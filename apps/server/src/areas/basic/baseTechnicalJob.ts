import { baseTechnicalJob } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { choicesOf, crudOf, serve } from '../../kit/serve';
import { store } from '../../kit/store';

const jobs = store('technicalJob', 'tjId');

export const baseTechnicalJobRoutes = serve(baseTechnicalJob, {
  ...crudOf(jobs, 'tjId', {
    list: { like: ['name', 'series'], equal: ['code', 'grade', 'status'], order: 'sort.asc' },
    stamp: ({ now }) => ({ updatedAt: now }),
  }),
  queryKV: choicesOf(jobs, { status: onOff.code('on') }, 'sort.asc'),
});
