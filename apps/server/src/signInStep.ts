import { loginType, onOff, orgType } from '@tqc/domain/dictionaries';
import { queriesOn, systemScope, transaction } from './kit/scope';
import type { AppParts } from './kit/serve';
import { tellAudit } from './tellAudit';

const NONE = 'none';
/** From the least that is shown besides the password to the most. */
const STEPS = [NONE, 'sms', 'certsms'];
const OPERATOR = '本机命令';
const ACT = 'rms.system.setAuthentication';

/** What a kind of organisation shows besides the password. */
export interface AskedStep {
  readonly kind: string;
  readonly orgType: number;
  readonly step: string;
  readonly people: number;
  readonly withoutMobile: number;
}

type Parts = Pick<AppParts, 'pool' | 'clock'>;

/** What is asked of each kind, and how many of its people have no telephone to show it with. */
export function askedSteps({ pool }: Parts): Promise<readonly AskedStep[]> {
  return transaction(pool, systemScope, async (db) => {
    const { rows } = await queriesOn(db).query<Omit<AskedStep, 'kind'>>(
      `select n.org_type as "orgType", n.step, count(a.admin_id)::int as people,
         count(a.admin_id) filter (where a.phone is null)::int as "withoutMobile"
       from sign_in_step n left join org o using (org_type)
       left join admin a on a.org_id = o.org_id and a.status = ${onOff.code('on')}
       group by n.org_type order by n.org_type`,
    );
    return rows.map((row) => ({ ...row, kind: orgType.label(row.orgType) }));
  });
}

/** The step in words. */
export const stepText = (step: string): string =>
  step === NONE ? '只用密码' : loginType.label(step);

/**
 * Takes back what a kind of organisation, or one person, has to show besides the password, when
 * nobody can show it any more. Asking for more stays with the centre, in the page.
 */
export async function takeBackStep(
  { pool, clock }: Parts,
  asked: { readonly type: string; readonly account: string; readonly step: string; reason: string },
): Promise<{ readonly whose: string; readonly before: string }> {
  const { type, account, step } = asked;
  const reason = asked.reason.trim();
  if ((type === '') === (account === ''))
    throw new Error('请用 --type 给出机构类型的编号，或用 --account 给出一个账号，二者取一');
  if (!STEPS.includes(step)) throw new Error('请用 --step 给出 none（只用密码）或 sms（短信）');
  if (reason.length < 4 || reason.length > 200)
    throw new Error('请用 --reason 写明原因，4 到 200 个字，写入审计');
  return transaction(pool, systemScope, async (db) => {
    const queries = queriesOn(db);
    const now = clock();
    const found = type === '' ? await ofPerson(account) : await ofKind(type);
    if (STEPS.indexOf(step) >= STEPS.indexOf(found.before))
      throw new Error(
        `${found.whose}现在是“${stepText(found.before)}”，本命令只能放宽；要加强请由国家中心在页面上设置`,
      );
    await found.change(now);
    await tellAudit(queries, ACT, found.obj, now, {
      org: '',
      detail: { before: found.before, after: step, reason, operator: OPERATOR },
    });
    return found;

    async function ofKind(code: string) {
      const { rows } = await queries.query<{ step: string }>(
        'select step from sign_in_step where org_type::text = $1 for update',
        [code],
      );
      if (!rows[0]) throw new Error(`没有编号为 ${code} 的机构类型，不带参数运行可以看到全部`);
      return {
        whose: orgType.label(Number(code)),
        before: rows[0].step,
        obj: `signInStep/${code}`,
        change: (at: Date) =>
          queries.query(
            `update sign_in_step set step = $2, operator = $3, at = $4, reason = $5,
               version = version + 1 where org_type::text = $1`,
            [code, step, OPERATOR, at, reason],
          ),
      };
    }

    async function ofPerson(named: string) {
      const { rows } = await queries.query<{ adminId: string; before: string }>(
        `select admin_id::text as "adminId",
           case when ukey_required or login_type = 'certsms' then 'certsms'
             when login_type = 'sms' then 'sms' else 'none' end as before
         from admin where account = $1 for update`,
        [named],
      );
      const [person] = rows;
      if (!person) throw new Error(`没有账号 ${named}，请核对大小写`);
      return {
        whose: `账号 ${named} `,
        before: person.before,
        obj: `admin/${person.adminId}`,
        change: () =>
          queries.query(
            'update admin set login_type = $2, ukey_required = false where admin_id = $1',
            [person.adminId, step === NONE ? '' : step],
          ),
      };
    }
  });
}
