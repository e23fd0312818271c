import { sso } from '@tqc/contract/rms';
import { gbSwitchState } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { CENTRE, PROVINCE } from '@tqc/domain/organisations';
import { sql } from 'kysely';
import { ApiFailure } from '../../../kit/failure';
import { newId } from '../../../kit/newId';
import { serve } from '../../../kit/serve';
import { signOnUrl } from '../../../trade/platform';
import { asKeeper } from '../people/scope';

const LIFE = 60_000;

export const ssoRoutes = serve(sso, {
  getRmsSSO: asKeeper(async ({ app, db, who, now, note }) => {
    if (who.orgType !== CENTRE && who.orgType !== PROVINCE) throw new ApiFailure(403);
    if (!app.platform) throw new RuleError('还没有接入国家平台，请联系系统管理员配置后再试');
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from platform_switch where name = 'sso' and state <> ${gbSwitchState.code('off')}
        and ${who.orgType === CENTRE ? sql`true` : sql`prov = ${who.prov}`}`.execute(db);
    if ((rows[0]?.n ?? 0) === 0)
      throw new RuleError('单点登录接口没有开通，请在“国办接口开关”中开通后再试');
    const expiresAt = new Date(now.getTime() + LIFE);
    note({ obj: `sso/${who.adminId}` });
    return {
      url: signOnUrl(app.platform, {
        once: newId(),
        admin: who.adminId,
        org: who.orgId,
        until: expiresAt.getTime(),
      }),
      expiresAt: expiresAt.toISOString(),
    };
  }),
});
