import { enrollCertBatch } from '@tqc/contract/enroll';
import { renaming, serve } from '../../kit/serve';
import { batchesOf } from '../../trade/planning';

const { plain, end } = batchesOf('enroll');
const { named, page, row } = renaming(
  {
    half: 'registrationType',
    beginDate: 'filingBegin',
    endDate: 'finalEnd',
    notice: 'remark',
  },
  ['filingEnd', 'firstReviewEnd', 'recheckEnd'],
);

export const enrollCertBatchRoutes = serve(enrollCertBatch, {
  list: page(plain.list),
  get: row(plain.get),
  create: named(plain.create),
  update: named(plain.update),
  remove: plain.remove,
  endCertBatch: (call) => end(call, call.input.cbId, call.input.type),
});
