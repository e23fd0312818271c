import { ecertCert } from '@tqc/contract/ecert';
import { serve } from '../../../kit/serve';
import { withinDays } from '../../../kit/store';
import { cancelEcerts } from './cancelEcerts';
import { createEcerts } from './createEcerts';
import { ecertRows, mine, pushedAs, shownEcerts } from './ecertRows';
import { getEcertPhoto, testPhoto } from './fetchEcerts';
import { verify } from './verify';

export const ecertCertRoutes = serve(ecertCert, {
  list: async (call) => {
    const { madeAtFrom, madeAtTo, pushState } = call.input;
    const page = await ecertRows(call).page(call.input, {
      equal: ['certNo', 'ecertNo', 'ctId', 'status'],
      like: ['name'],
      sealed: ['idNo'],
      between: ['issueDate'],
      filled: ['issueDate', 'madeAt'],
      where: [mine(call), withinDays('made_at', madeAtFrom, madeAtTo), pushedAs(pushState)],
    });
    return { ...page, record: await shownEcerts(call, page.record) };
  },
  get: async (call) => {
    const row = await ecertRows(call).get(call.input.id, mine(call));
    const [shown] = await shownEcerts(call, [row]);
    return { ...row, idNo: row.idMask, pushState: shown?.pushState ?? 0 };
  },
  create: createEcerts,
  cancel: cancelEcerts,
  getEcertPhoto,
  testPhoto,
  verify,
});
