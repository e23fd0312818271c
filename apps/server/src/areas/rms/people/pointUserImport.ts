import { admins, localeSetUserImport } from '@tqc/contract/rms';
import { refuse } from '@tqc/domain/kit';
import { POINT } from '@tqc/domain/organisations';
import { importing } from '../../../kit/imports';
import { nobodysPassword } from './issue';

const { addCertificateUser, addEnrollUser, importLocaleSetUser } = admins;
const REGISTRATION = 2;

/**
 * 确认点用户: each line adds somebody. A file shows nobody a password: they have none that opens
 * until their keeper sets one (批量重置密码). An account that is there is refused by the call.
 */
export const localeSetUsers = importing(localeSetUserImport, {
  by: importLocaleSetUser,
  find: () => Promise.resolve(new Map()),
  async write({ whole }, { app, db, who }) {
    const { pointName, ...person } = whole;
    const point = await db
      .selectFrom('org')
      .select(['orgId', 'orgBizType'])
      .where('parentId', '=', who.orgId)
      .where('orgType', '=', POINT)
      .where('orgName', '=', pointName)
      .executeTakeFirst();
    if (!point) throw refuse('pointName', '本机构没有这个确认点，请按“确认点管理”里的名称填写');
    return {
      call: point.orgBizType === REGISTRATION ? addEnrollUser : addCertificateUser,
      input: { ...person, orgId: point.orgId },
      ahead: await nobodysPassword(app),
    };
  },
});
