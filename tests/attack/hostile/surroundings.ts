import { ApiError } from '@tqc/client';
import { audit } from '@tqc/contract/rms';
import { ask } from '../kit/ask';
import type { Own } from '../kit/ownCopy';
import type { Attack } from '../kit/proof';

const EVERY = 500;

/**
 * Asks for a sign of life all the time; `end` answers the longest wait in ms, infinite when one
 * failed.
 */
export function watchHealth(url: string): { end(): Promise<number> } {
  const asked: Promise<number>[] = [];
  const probe = () =>
    asked.push(
      ask(url, { method: 'GET', target: '/healthz' }).then(
        ({ ms, status }) => (status < 500 ? ms : Infinity),
        () => Infinity,
      ),
    );
  probe();
  const timer = setInterval(probe, EVERY);
  return {
    async end() {
      clearInterval(timer);
      return Math.max(...(await Promise.all(asked)));
    },
  };
}

/** Fingerprints of what no call of these people may change, by table. */
export async function fingerprints({ pool }: Own): Promise<Readonly<Record<string, string>>> {
  const { rows } = await pool.query<Record<string, string>>(
    `select (select count(*) || ' ' || md5(string_agg(r::text, ',' order by r.role_id)) from role r) as role,
      (select count(*) || ' ' || md5(string_agg(p::text, ',' order by p.role_id, p.permission)) from role_permission p) as role_permission,
      (select count(*) || ' ' || md5(string_agg(a::text, ',' order by a.admin_id, a.role_id)) from admin_role a) as admin_role,
      (select count(*) || ' ' || md5(string_agg(concat_ws('|', account, org_id, superuser, monitor, status, pv, password_phc), ',' order by admin_id)) from admin) as admin,
      (select count(*) || ' ' || md5(string_agg(concat_ws('|', org_id, org_type, parent_id, status), ',' order by org_id)) from org) as org,
      (select count(*)::text from division) as division, (select count(*)::text from installation) as installation`,
  );
  return rows[0] ?? {};
}

/**
 * Lets the product check its audit chain; says what it found, or undefined where nobody of the
 * audit can sign in.
 */
export async function verifyChain({ people }: Attack): Promise<{ ok: boolean; told: string }> {
  try {
    const { transport } = await people.enter(people.demo('demo_shenji'));
    const { checked, broken } = await transport.send(audit.verify, {});
    return {
      ok: broken === null,
      told: broken ? `第 ${broken.seq} 条：${broken.reason}` : `${checked} 条完整`,
    };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, told: `${error.code} ${error.message}` };
    throw error;
  }
}
