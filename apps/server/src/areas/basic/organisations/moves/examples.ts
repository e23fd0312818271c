import { baseOrg, baseOrgAnnulLog } from '@tqc/contract/basic';
import { annulFlow } from '@tqc/domain/organisations';
import { testOrgs } from '../../../../testing/server';
import type { Example } from '../../../../walks/example';
import { otherwise } from '../../../../walks/otherwise';
import { call, idOf, next, once, server } from '../../../../walks/stage';
import { anOrg } from '../examples';

const above = { by: 'province', also: ['centre'] } as const;
const LATER = '2099-01-01';
const WAITS = '该机构已有待执行的撤并或移交，请等它完成或先在日志中删除';

/** Two counties of one city: one goes, the other takes it. */
const asked = async () => ({
  id: await anOrg(),
  intoId: await anOrg(),
  paperNo: '演编办〔2024〕9号',
});
const annulled = async () => {
  const { id, ...input } = await asked();
  await call('province', baseOrg.orgAnnul, {
    input: { id, ...input, effectiveDay: LATER },
    version: 1,
  });
  return id;
};

/** One that waits for its day: the number of its line. */
export async function waitingMove(): Promise<string> {
  return lineOf(await annulled());
}
/** One that could not be moved. */
export async function failedMove(): Promise<string> {
  const annulId = await waitingMove();
  await server.pool.query(
    "update org_annul set state = 2, message = '该机构还有没有结束的计划，请先结束计划' where annul_id = $1",
    [annulId],
  );
  return annulId;
}
async function lineOf(orgId: string): Promise<string> {
  const { rows } = await server.pool.query<{ id: string }>(
    'select annul_id::text as id from org_annul where from_org_id = $1',
    [orgId],
  );
  return rows[0]?.id ?? '';
}

const past = (fromName = `演示${next()}教育局`) => ({
  fromName,
  intoOrgId: testOrgs.county.id,
  paperNo: '演政发〔2004〕3号',
  effectiveDay: '2004-03-01',
});
const entered = async () => idOf(await call('province', baseOrgAnnulLog.create, { input: past() }));
const seen = once(async () => {
  const { fromName: mark, ...rest } = past();
  const annulId = idOf(
    await call('province', baseOrgAnnulLog.create, { input: { fromName: mark, ...rest } }),
  );
  return { annulId, mark };
});
const places = { also: ['centre', 'city', 'county'] } as const;

/** Organisations that go into another one. */
export const moveExamples: readonly Example[] = [
  {
    call: baseOrg.orgAnnul,
    ...above,
    ready: async () => ({ input: { ...(await asked()), effectiveDay: LATER }, version: 1 }),
    state: { says: WAITS },
  },
  {
    call: baseOrg.transferHistoryData,
    ...above,
    ready: async () => {
      const cityArea = `32${60 + (next() % 30)}`;
      const [id, intoId] = [await anOrg({}), await anOrg({})];
      // Two of one city.
      await server.pool.query('update org set city = $1 where org_id = any($2::bigint[])', [
        cityArea,
        [id, intoId],
      ]);
      return { input: { id, intoId, paperNo: '演编办〔2024〕10号' }, version: 1 };
    },
    state: { says: WAITS },
  },
  {
    call: baseOrgAnnulLog.list,
    by: 'province',
    ...places,
    ready: async () => {
      const { mark } = await seen();
      return { input: { orgName: mark }, mark };
    },
  },
  {
    call: baseOrgAnnulLog.get,
    by: 'province',
    ...places,
    ready: async () => ({ input: { annulId: (await seen()).annulId } }),
  },
  { call: baseOrgAnnulLog.create, ...above, ready: async () => ({ input: past() }) },
  {
    call: baseOrgAnnulLog.update,
    ...above,
    ready: async () => ({
      input: { annulId: await failedMove(), action: 'again' },
      version: 1,
    }),
    state: {
      says: otherwise(annulFlow, 'again'),
      ready: async () => ({ input: { annulId: await waitingMove(), action: 'again' }, version: 1 }),
    },
  },
  {
    call: baseOrgAnnulLog.remove,
    ...above,
    ready: async () => ({ input: { annulId: await waitingMove() }, version: 1 }),
    state: {
      says: otherwise(annulFlow, 'remove'),
      ready: async () => {
        const annulId = await entered();
        await server.pool.query('update org_annul set by_hand = false where annul_id = $1', [
          annulId,
        ]);
        return { input: { annulId }, version: 1 };
      },
    },
  },
];
