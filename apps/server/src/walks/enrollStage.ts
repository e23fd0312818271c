import { enrollCertBatch } from '@tqc/contract/enroll';
import { call, idOf, next } from './stage';

/** Days of a registration batch that runs on 18 June 2024. */
const days = {
  filingBegin: '2024-05-06',
  filingEnd: '2024-07-05',
  firstReviewEnd: '2024-08-30',
  recheckEnd: '2024-10-11',
  finalEnd: '2024-11-29',
};

/** One running batch a year and type: each gets its own. */
export const enrollBatchInput = () => {
  const n = next();
  return {
    ...days,
    cbName: `定期注册${n}`,
    year: 2000 + (Math.floor(n / 3) % 100),
    registrationType: ((n % 3) + 1) as 1 | 2 | 3,
  };
};
export const enrollBatch = async () =>
  idOf(await call('centre', enrollCertBatch.create, { input: enrollBatchInput() }));
export const endedEnrollBatch = async () => {
  const cbId = await enrollBatch();
  await call('centre', enrollCertBatch.endCertBatch, { input: { cbId, type: 'end' }, version: 1 });
  return cbId;
};
