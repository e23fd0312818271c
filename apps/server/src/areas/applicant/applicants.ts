import { maskEmail } from '@tqc/domain/applicant';
import { maskAddress, maskIdNo, maskMobile } from '@tqc/domain/shared';
import { placeOf } from '../../kit/personal';
import type { CallContext } from '../../kit/serve';
import { store, type RowOf } from '../../kit/store';

/** An account as the database holds it. */
export type Account = RowOf<'applicant'>;

export const applicantRows = store('applicant', 'ssoId');

/** An account as the lists show it. */
export function shownAccount({ app, who }: Pick<CallContext, 'app' | 'who'>, row: Account) {
  const { personal } = app;
  return {
    ...row,
    idNo: maskIdNo(personal.open(placeOf('applicant', 'id_no', row.ssoId), row.idNo)),
    mobile: maskMobile(personal.open(placeOf('applicant', 'mobile', row.ssoId), row.mobile)),
    email: maskEmail(row.email),
    household: maskAddress(row.household),
    prov: row.prov || null,
    ownDoubt: row.doubtedBy === who.adminId,
  };
}
