import { baseOrg, baseOrgAnnulLog } from '@tqc/contract/basic';
import { orgMoves } from '../../jobs/orgMoves';
import { anOrg } from '../../areas/basic/organisations/examples';
import { failedMove, waitingMove } from '../../areas/basic/organisations/moves/examples';
import { call, server } from '../stage';
import { nothing, stepsOf, type Step } from './step';

const move = stepsOf('annulState');
const asking = (way: 'annul' | 'transfer') => async () => {
  const [id, intoId] = [await anOrg(), await anOrg()];
  const input = { id, intoId, paperNo: '演编办〔2024〕9号' };
  if (way === 'annul')
    await call('province', baseOrg.orgAnnul, {
      input: { ...input, effectiveDay: '2099-01-01' },
      version: 1,
    });
  else {
    await server.pool.query("update org set city = '3299' where org_id = any($1::bigint[])", [
      [id, intoId],
    ]);
    await call('province', baseOrg.transferHistoryData, { input, version: 1 });
  }
  const { rows } = await server.pool.query<{ id: string }>(
    'select annul_id::text as id from org_annul where from_org_id = $1',
    [id],
  );
  return rows[0]?.id ?? '';
};
/** The job of the day that has come. */
const carriedOut = async (annulId: string) => {
  await server.pool.query("update org_annul set effective_day = '2024-01-01' where annul_id = $1", [
    annulId,
  ]);
  await orgMoves(server.app);
  return annulId;
};
/** Closed meanwhile: nobody takes it over. */
const withoutTaker = async () => {
  const annulId = await waitingMove();
  await server.pool.query(
    'update org set status = 0 where org_id = (select into_org_id from org_annul where annul_id = $1)',
    [annulId],
  );
  return annulId;
};

/** 机构撤并、移交 */
export const moveSteps: readonly Step[] = [
  move('-', 'organisation annulled into another', '0', nothing, asking('annul')),
  move('-', 'data handed over to another', '0', nothing, asking('transfer')),
  move('0', 'moved', '1', waitingMove, carriedOut),
  move('0', 'could not be moved', '2', withoutTaker, carriedOut),
  move('2', 'run again', '0', failedMove, async (annulId) => {
    await call('province', baseOrgAnnulLog.update, {
      input: { annulId, action: 'again' },
      version: 1,
    });
    return annulId;
  }),
  move('0', 'taken back before its day', '-', waitingMove, async (annulId) => {
    await call('province', baseOrgAnnulLog.remove, { input: { annulId }, version: 1 });
    return annulId;
  }),
];
