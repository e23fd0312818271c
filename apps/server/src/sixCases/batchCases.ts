import { registrationReview } from '@tqc/contract/register';
import { confirmed, filed, set } from './stage';
import type { WrittenInBatch } from './written';

/** Calls over many applications at once. */
export const batchCases: readonly WrittenInBatch[] = [
  {
    call: registrationReview.batchAud,
    by: 'county',
    level: 'point',
    scope: 'otherCounty',
    again: true,
    ready: async () => {
      const regId = await confirmed();
      return {
        regId,
        input: {
          regIds: regId,
          decision: 'returnToConfirmation',
          opinion: '材料不全',
          records: [{ id: regId, version: 3 }],
        },
      };
    },
    stale: (input, regId) => ({ ...input, records: [{ id: regId, version: 2 }] }),
  },
  {
    call: registrationReview.batchMsg,
    by: 'point',
    level: 'centre',
    scope: 'otherPoint',
    again: false,
    ready: async () => {
      const regId = await filed();
      return { regId, input: { regIds: regId, content: '请补充材料' } };
    },
  },
  {
    call: registrationReview.batchAllowQuery,
    by: 'county',
    level: 'point',
    scope: 'otherCounty',
    again: true,
    ready: async () => {
      const regId = await confirmed();
      return { regId, input: { regIds: regId } };
    },
  },
  {
    call: registrationReview.handleCancelQuery,
    by: 'county',
    level: 'point',
    scope: 'otherCounty',
    again: true,
    ready: async () => {
      const regId = await confirmed();
      await set('access_result = 11', regId);
      return { regId, input: { regIds: regId } };
    },
  },
];
