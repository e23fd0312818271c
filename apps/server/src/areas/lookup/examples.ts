import { lookup } from '@tqc/contract/lookup';
import type { Call } from '@tqc/contract/kit';
import type { Example } from '../../walks/example';
import { filed, once, road } from '../../walks/stage';
import { testOrgs } from '../../testing/server';

const application = once(() => filed());
const ofApplication = (call: Call): Example => ({
  call,
  by: 'county',
  at: 'point',
  ready: async () => ({ input: { regId: await application() } }),
});
/** Lists that are the same for everybody. */
const forAll = (call: Call, input: Record<string, unknown> = {}): Example => ({
  call,
  shared: true,
  ready: async () => ({ input }),
});

/** Choices of forms: organisations and code lists are everybody's, cases are not. */
export const examples: readonly Example[] = [
  forAll(lookup.queryBaseOrgEnrollBasic),
  forAll(lookup.queryCollegesBasic),
  forAll(lookup.viewBaseOrgBasic, { id: testOrgs.county.id }),
  forAll(lookup.viewBaseDictByDictType, { dtId: 'sex' }),
  forAll(lookup.queryDictByDictTypeBasic, { dtId: 'sex' }),
  ofApplication(lookup.queryRegAudByRegId),
  ofApplication(lookup.queryLimitation),
  ofApplication(lookup.certEnrollHistoryInfo),
  {
    ...ofApplication(lookup.queryChangeBySource),
    ready: async () => ({ input: { source: 'register', id: await application() } }),
  },
  {
    call: lookup.queryOrgBatchTimexx,
    by: 'county',
    ready: async () => ({ input: {}, mark: road.obtId }),
  },
];
