import { baseOrg } from '@tqc/contract/basic';
import { siteOrg } from '@tqc/contract/enroll';
import { testOrgs } from '../../testing/server';
import { siteAt, siteFactsOf } from '../../testing/sites';
import { call, server } from '../stage';
import { nothing, stepsOf, type Step } from './step';

const site = stepsOf('siteReleaseStatus');

type Work = 1 | 2;
type State = 'draft' | 'waiting' | 'published' | 'returned';
const at = (work: Work, state: State) => async () => (await siteAt(server, work, state)).id;
const none = (work: Work) => async () => {
  await server.pool.query('delete from site_info where work_type = $1', [work]);
  return nothing();
};
const keyOf = async (work: Work) => {
  const { rows } = await server.pool.query<{ id: string; version: number }>(
    'select site_id::text as id, version from site_info where work_type = $1 and org_id = $2',
    [work, testOrgs.county.id],
  );
  return rows[0] ?? { id: '', version: 0 };
};
const edit = (work: Work, action: 'edit' | 'withdraw' = 'edit') => {
  const facts = siteFactsOf('东霁区中心');
  return async () => {
    const { version } = await keyOf(work);
    const input = action === 'edit' ? facts : { action };
    await (work === 1
      ? call('county', baseOrg.editBaseSiteOrg, { input, version })
      : call('county', siteOrg.update, {
          input: { orgId: testOrgs.county.id, ...input },
          version,
        }));
    return (await keyOf(work)).id;
  };
};
const apply = (work: Work) => async (id: string) => {
  const { version } = await keyOf(work);
  const one = work === 1 ? baseOrg.siteOrgReleaseApply : baseOrg.siteOrgEnrollReleaseApply;
  await call('county', one, { input: {}, version });
  return id;
};
const decide = (decision: string) => async (id: string) => {
  const { version } = await keyOf(1);
  await call('province', baseOrg.reviewRegSiteOrgDoList, {
    input: { workType: 1, records: [{ id, version }], decision, opinion: '请核对' },
  });
  return id;
};

/** 机构公示信息 */
export const siteSteps: readonly Step[] = [
  site('-', 'public information edited', '0', none(1), edit(1)),
  site('0', 'release applied for (recognition)', '1', at(1, 'draft'), apply(1)),
  site('0', 'release applied for (registration)', '1', at(2, 'draft'), apply(2)),
  site('1', 'pass', '2', at(1, 'waiting'), decide('pass')),
  site('1', 'return', '3', at(1, 'waiting'), decide('return')),
  site('3', 'edited', '0', at(1, 'returned'), edit(1)),
  site('2', 'edited again', '0', at(1, 'published'), edit(1)),
  site('1', 'release taken back', '0', at(1, 'waiting'), edit(1, 'withdraw')),
  site('-', 'public information edited (registration)', '0', none(2), edit(2)),
  site('3', 'edited (registration)', '0', at(2, 'returned'), edit(2)),
  site('2', 'edited again (registration)', '0', at(2, 'published'), edit(2)),
];
