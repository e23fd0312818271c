import { pause } from '../../perf/figures';
import type { Attack, Check, Proof } from '../kit/proof';
import { followAudit, type AuditRow } from '../kit/auditRows';
import { placesOf, whereStands } from '../kit/whereStands';
import { acts, type Act } from './auditActs';

/** A row of a refusal may follow its answer, ms. */
const SETTLE = 150;
/** What an ID number, a mobile number, a code and the tokens look like. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  证件号码: /(^|\D)\d{17}[\dXx](\D|$)/,
  手机号码: /(^|\D)1[3-9]\d{9}(\D|$)/,
  一次性凭证: /\b(rt|st|ft|wt)_[\w-]{16,}/,
  登录凭证: /\beyJ[\w-]{10,}\./,
};

/**
 * Point 9: every kind of write and refusal leaves a row, changes say what changed, and no row holds
 * a secret.
 */
export const auditTrail: Proof = {
  point: 9,
  name: '每种写入、查看材料和拒绝都留审计，审计里没有敏感信息',
  async prove(attack, check) {
    const { own } = attack;
    if (!own) return check('每种写入都留审计', undefined, '看不到数据库');
    const fresh = await followAudit(own.pool);
    const all: AuditRow[] = [];
    const secrets: Record<string, string> = {};
    for await (const act of acts(attack, own)) {
      await pause(SETTLE);
      const rows = await fresh();
      all.push(...rows);
      Object.assign(secrets, act.secrets);
      judge(act, rows, check);
    }
    const texts = all.map((row) => JSON.stringify(row));
    const shown = Object.entries(SECRETS).flatMap(([name, pattern]) => {
      const found = texts.find((text) => pattern.test(text));
      return found ? [`${name}：${found.slice(0, 120)}`] : [];
    });
    check(
      '审计里没有像证件号码、手机号码、验证码或凭证的内容',
      shown.length === 0,
      `${all.length} 条，${shown.join('；') || '没有'}`,
    );
    await searchAudit(attack, secrets, check);
  },
};

/** True for a row that tells of this act. */
function tellsOf({ name, ok, code }: Act, row: AuditRow): boolean {
  return (
    (row.act === name || row.act.endsWith(`.${name}`)) &&
    row.ok === ok &&
    (code === undefined || row.detail['code'] === code)
  );
}

function judge(act: Act, rows: readonly AuditRow[], check: Check): void {
  const row = rows.find((one) => tellsOf(act, one));
  check(
    `${act.title}留审计`,
    row !== undefined,
    `${act.told}；${rows.length > 0 ? `新增 ${rows.length} 条：${rows.map(({ act: name, ok }) => `${name}${ok ? '' : '（拒绝）'}`).join('、')}` : '没有新增'}`,
  );
  if (!act.changes) return;
  const text = JSON.stringify(row?.detail ?? {});
  const { field, before, after } = act.changes;
  const said =
    text.includes(`"${field}"`) &&
    ((/before|from|old/.test(text) && /after|to|new/.test(text)) ||
      (text.includes(before) && text.includes(after)));
  check(`${act.title}的审计写明改了什么、改前改后`, said, text.slice(0, 160));
}

async function searchAudit(
  { own }: Attack,
  secrets: Readonly<Record<string, string>>,
  check: Check,
): Promise<void> {
  if (!own) return;
  const found = (await whereStands(own.pool, secrets, { whole: true })).filter(({ place }) =>
    place.startsWith('audit'),
  );
  check('用过的验证码、号码和凭证不在审计里', found.length === 0, placesOf(found));
}
