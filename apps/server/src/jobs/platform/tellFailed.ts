import { routeOf } from '@tqc/contract/screens';
import { systemScope, transaction } from '../../kit/scope';
import type { AppParts } from '../../kit/serve';
import { tellOrganisation } from '../../trade/messages';
import type { PushRow } from '../../trade/platform';

/** Tells the organisations, and their provinces, of what failed three times. */
export async function tellFailed(
  { pool, clock }: Pick<AppParts, 'pool' | 'clock'>,
  rows: readonly PushRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const { rows: above } = await pool.query<{ org_id: string; prov: string }>(
    'select org_id, prov from org where org_type = 4 and prov = any($1)',
    [[...new Set(rows.map(({ prov }) => prov))]],
  );
  const own = groups(rows, ({ orgId }) => orgId);
  const provinces = groups(rows, ({ prov }) => prov);
  await transaction(pool, systemScope, async (db) => {
    const tell = (orgId: string, few: readonly PushRow[], url: string) =>
      tellOrganisation(
        db,
        orgId,
        {
          title: '办件推送失败3次',
          content: `${few.length}条办件推送国家平台已失败3次，例如${few[0]?.caseNo ?? ''}，请查看原因后重新推送。`,
          url,
        },
        clock(),
      );
    for (const [orgId, few] of own)
      if (!above.some((org) => org.org_id === orgId))
        await tell(orgId, few, routeOf('register.govdataPush'));
    for (const { org_id: orgId, prov } of above)
      await tell(orgId, provinces.get(prov) ?? [], routeOf('register.pushFailed'));
  });
}

function groups<T>(rows: readonly T[], keyOfRow: (row: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) found.set(keyOfRow(row), [...(found.get(keyOfRow(row)) ?? []), row]);
  return found;
}
