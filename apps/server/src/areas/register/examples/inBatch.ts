import { accessQueryFlow, recognitionFlow } from '@tqc/domain/register';
import { otherwise } from '../../../walks/otherwise';
import { registrationReview } from '@tqc/contract/register';
import { confirmed, filed, road, set } from '../../../walks/stage';
import type { Example } from '../../../walks/example';

/** Calls over many applications at once: each is refused for itself, in the answer. */
export const inBatchExamples: readonly Example[] = [
  {
    call: registrationReview.batchAud,
    by: 'county',
    ready: async () => {
      const regId = await confirmed();
      return {
        input: {
          regIds: regId,
          decision: 'returnToConfirmation',
          opinion: '材料不全',
          records: [{ id: regId, version: 3 }],
        },
      };
    },
    stale: ({ input }) => ({
      input: { ...input, records: [{ id: input['regIds'], version: 2 }] },
    }),
    state: { says: otherwise(recognitionFlow, 'returnToConfirmation') },
  },
  {
    call: registrationReview.batchMsg,
    by: 'point',
    also: ['county', 'city', 'province'],
    ready: async () => ({ input: { regIds: await filed(), content: '请补充材料' } }),
  },
  {
    call: registrationReview.batchAllowQuery,
    by: 'county',
    ready: async () => ({ input: { regIds: await confirmed() } }),
    state: { says: otherwise(accessQueryFlow, 'send') },
  },
  {
    call: registrationReview.batchChangeLocale,
    by: 'county',
    ready: async () => ({ input: { regIds: await filed(), lsId: road.otherLsId } }),
    state: { says: '该申请已在所选的确认点，请选择另一个确认点' },
  },
  {
    call: registrationReview.handleCancelQuery,
    by: 'county',
    ready: async () => {
      const regId = await confirmed();
      await set('access_result = 11', regId);
      return { input: { regIds: regId } };
    },
    state: { says: otherwise(accessQueryFlow, 'cancel') },
  },
];
