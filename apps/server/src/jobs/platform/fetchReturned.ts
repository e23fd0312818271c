import { cut } from '@tqc/domain/shared';
import { abnormalCode, abnormalStatus, pushState } from '@tqc/domain/dictionaries';
import { routeOf } from '@tqc/contract/screens';
import { queriesOn, systemScope, transaction } from '../../kit/scope';
import type { AppParts } from '../../kit/serve';
import { tellOrganisation } from '../../trade/messages';
import { CODE, readKey, type NationalPlatform } from '../../trade/platform';
import { noteRun } from './noteRun';

type Parts = Pick<AppParts, 'pool' | 'clock'>;

/** After so many in a row that nobody answered the platform is away, and not a part of it. */
export const AWAY_IN_A_ROW = 3;

/**
 * Fetches what came back, province by province; one that is refused or does not answer is noted and
 * keeps no other waiting. What was read and the rows that somebody must act on are kept together:
 * nothing is lost and nothing counts twice. False where nobody answers. No province is always the
 * first.
 */
export async function fetchReturned(
  app: Parts,
  platform: NationalPlatform,
  appId: string,
  stillOurs: () => Promise<boolean> = async () => true,
): Promise<boolean> {
  const { rows } = await app.pool.query<{ prov: string; read_to: string }>(
    "select prov, read_to from platform_switch where name = 'recovery' and state > 0 order by random()",
  );
  let inARow = 0;
  for (const { prov, read_to: readTo } of rows) {
    if (!(await stillOurs())) return true;
    const { code, text, took, record } = await platform.returned(prov, Number(readTo));
    inARow = code === CODE.away ? inARow + 1 : 0;
    if (code !== CODE.taken) {
      const none = { sent: 0, succeeded: 0, failed: 1 };
      await noteRun(app, { prov, name: 'recovery', kind: 'recover', ...none, took, code, text });
    }
    const [last] = record.slice(-1);
    if (last) await keep(app, prov, last.seq, record, appId, took);
    if (inARow === AWAY_IN_A_ROW) return false;
  }
  return rows.length === 0 || inARow < rows.length;
}

async function keep(
  { pool, clock }: Parts,
  prov: string,
  readTo: number,
  found: Awaited<ReturnType<NationalPlatform['returned']>>['record'],
  appId: string,
  took: number,
): Promise<void> {
  const now = clock();
  await transaction(pool, systemScope, async (db) => {
    const queries = queriesOn(db);
    let kept = 0;
    for (const { key, code, text } of found) {
      const ours = readKey(appId, key);
      if (!ours) continue;
      // Its arrival may not be known here yet: what came back had arrived.
      const { rowCount } = await queries.query(
        `update platform_push set state = ${pushState.code('returned')}, abnormal_status = ${abnormalStatus.code('waiting')}, abnormal_code = $4,
           answer_code = $4, answer_text = $5, returned_at = $6, returned = returned + 1, next_at = null, version = version + 1
         where push_id = $1 and round = $2 and prov = $3 and state in (0, 1, 2)`,
        [ours.pushId, ours.round, prov, known(code), cut(text, 200), now],
      );
      kept += rowCount ?? 0;
    }
    await queries.query(
      "update platform_switch set read_to = $2 where prov = $1 and name = 'recovery' and read_to < $2",
      [prov, readTo],
    );
    if (kept === 0) return;
    await noteRun(
      { clock, pool: queries },
      {
        prov,
        name: 'recovery',
        kind: 'recover',
        sent: kept,
        succeeded: kept,
        failed: 0,
        took,
        code: '0',
        text: `收回${kept}条`,
      },
    );
    const { rows } = await queries.query<{ org_id: string }>(
      'select org_id from org where org_type = 4 and prov = $1',
      [prov],
    );
    for (const { org_id: orgId } of rows)
      await tellOrganisation(
        db,
        orgId,
        {
          title: '国家平台退回数据待处理',
          content: `国家平台退回${kept}条数据，请修正后重新推送，或说明原因后忽略。`,
          url: routeOf('platform.exceptionHandling'),
        },
        now,
      );
  });
}

const CODES = new Set<number | string>(abnormalCode.codes);
/** A code that the list of codes does not know is another one. */
const known = (code: string) => (CODES.has(code) ? code : 'E99');
