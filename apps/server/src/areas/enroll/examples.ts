import { enrollCertBatch } from '@tqc/contract/enroll';
import { batchFlow } from '@tqc/domain/planning';
import { endedEnrollBatch, enrollBatch, enrollBatchInput } from '../../walks/enrollStage';
import type { Example } from '../../walks/example';
import { otherwise } from '../../walks/otherwise';

/** One valid use of each call of the area. */
export const examples: readonly Example[] = [
  {
    call: enrollCertBatch.list,
    by: 'centre',
    shared: true,
    ready: async () => {
      await enrollBatch();
      return { input: {} };
    },
  },
  {
    call: enrollCertBatch.get,
    by: 'centre',
    shared: true,
    ready: async () => ({ input: { cbId: await enrollBatch() } }),
  },
  {
    call: enrollCertBatch.create,
    by: 'centre',
    personal: true,
    ready: async () => ({ input: enrollBatchInput() }),
    state: { says: '批次名称已存在' },
  },
  {
    call: enrollCertBatch.update,
    by: 'centre',
    ready: async () => ({
      input: { cbId: await enrollBatch(), finalEnd: '2024-12-13' },
      version: 1,
    }),
    state: {
      says: otherwise(batchFlow, 'update'),
      ready: async () => ({
        input: { cbId: await endedEnrollBatch(), finalEnd: '2024-12-13' },
        version: 2,
      }),
    },
  },
  {
    call: enrollCertBatch.endCertBatch,
    by: 'centre',
    ready: async () => ({ input: { cbId: await enrollBatch(), type: 'end' }, version: 1 }),
    state: { says: otherwise(batchFlow, 'end') },
  },
  {
    call: enrollCertBatch.remove,
    by: 'centre',
    ready: async () => ({ input: { cbId: await enrollBatch() }, version: 1 }),
    state: {
      says: otherwise(batchFlow, 'remove'),
      ready: async () => ({ input: { cbId: await endedEnrollBatch() }, version: 2 }),
    },
  },
];
