import { system } from '@tqc/contract/rms';
import { chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { lookAtAudit } from '../../kit/audit';
import { ApiFailure } from '../../kit/failure';
import { serve, withAhead, type CallContext } from '../../kit/serve';
import { store, type RowOf } from '../../kit/store';
import { httpPlatform } from '../../trade/platform';
import { noteSwitch } from './noteSwitch';
import { setGbsso } from './setGbsso';
import {
  auditState,
  getAuthentication,
  getSuspend,
  requireCentre,
  setAuthentication,
  setSuspend,
} from './signInSwitches';

/** Milliseconds for which one look at the audit does for all. */
const LOOKED = 60_000;
const switches = store('platformSwitch', 'switchId');
type Switch = RowOf<'platformSwitch'>;

export const systemRoutes = serve(system, {
  getGbsso: async (call) => {
    const page = await switches(call).page(call.input, {
      equal: ['prov', 'name', 'state'],
      order: 'prov.asc',
      filled: ['prov'],
    });
    return { ...page, record: await withFigures(call, page.record) };
  },
  setGbsso,
  testGbsso: withAhead(
    async ({ input, app: { platform }, read }) => {
      const { prov, name } = await read((found) => switches(found).get(input.switchId));
      if (!platform)
        throw new ApiFailure(422, '尚未接入国家平台，请系统管理员设置接入地址和密钥后再测试');
      return httpPlatform(platform).test(prov, name);
    },
    async (call, answer) => {
      await noteSwitch(call, await switches(call).get(call.input.switchId), 'test', answer);
      return answer;
    },
  ),
  getAudit: withAhead(({ app }) => lookAtAudit(app, LOOKED), auditState),
  getAuthentication,
  setAuthentication: withAhead(requireCentre, setAuthentication),
  getSuspend,
  setSuspend: withAhead(requireCentre, setSuspend),
});

/** Today's figures of each interface, and how much waits for it. */
async function withFigures({ db, now }: CallContext, rows: readonly Switch[]) {
  if (rows.length === 0) return [];
  const provs = sql.join([...new Set(rows.map(({ prov }) => prov))]);
  const today = `${chinaDay(now)}T00:00:00+08:00`;
  const { rows: runs } = await sql<{ prov: string; name: string; good: number; bad: number }>`
    select prov, name, sum(succeeded)::int as good, sum(failed)::int as bad from platform_run
    where prov in (${provs}) and at >= ${today} and kind in ('push', 'recover') group by 1, 2`.execute(
    db,
  );
  const { rows: queues } = await sql<{ prov: string; name: string; n: number }>`
    select prov, data_type as name, count(*)::int as n from platform_push
    where prov in (${provs}) and state in (0, 2) group by 1, 2`.execute(db);
  return rows.map((row) => {
    const isOf = (one: { readonly prov: string; readonly name: string }) =>
      one.prov === row.prov && one.name === row.name;
    const { good = 0, bad = 0 } = runs.find(isOf) ?? {};
    return {
      ...row,
      greyOrgs: row.orgIds.length,
      waiting: queues.find(isOf)?.n ?? 0,
      successToday: good,
      failedToday: bad,
      failureRate: good + bad === 0 ? '' : `${((bad / (good + bad)) * 100).toFixed(1)}%`,
    };
  });
}
