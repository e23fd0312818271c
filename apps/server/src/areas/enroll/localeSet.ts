import { confirmWork, localeSet } from '@tqc/contract/enroll';
import { serve, type Given } from '../../kit/serve';
import {
  arrangeMany,
  arrangementsOf,
  pointDays,
  pointsOfSlot,
  pointsToArrange,
  REGISTERED,
  slotsToArrange,
} from '../../trade/planning';

const { create, ...arrangements } = arrangementsOf('enroll');
type Created = Parameters<typeof create>[0]['input'];

/** Whoever teaches in schools is meant, so an arrangement opens no kinds. */
const arrange = (call: Given, input: Omit<Created, 'audience' | 'ctIds'>) =>
  create({ ...call, input: { ...input, ...REGISTERED } });

/** Both views on the one set of records. */
const shared = {
  ...arrangements,
  create: (call: Given<Omit<Created, 'audience' | 'ctIds'>>) => arrange(call, call.input),
  getLocaleDatas: (call: Given<{ readonly obtId: string }>) =>
    pointsOfSlot(call, 'enroll', call.input.obtId),
  getLocaleSetData: (call: Given<{ readonly obId: string; readonly pointId: string }>) =>
    pointDays(call, 'enroll', call.input),
  orgAddLocalPoint: async (call: Given) => ({ record: await pointsToArrange(call) }),
  getCurrentOrgBatchEnrollTimes: async (call: Given) => ({
    record: await slotsToArrange(call, 'enroll'),
  }),
};

export const localeSetRoutes = serve(localeSet, {
  ...shared,
  batchAddLocaleSet: (call) => {
    const { orgIds, ...input } = call.input;
    return arrangeMany(call, orgIds, (pointId) =>
      arrange(call, { ...input, schoolIds: [], pointId }),
    );
  },
});

export const confirmWorkRoutes = serve(confirmWork, shared);
