import { ApiFailure } from '../failure';
import { placeOf, type Personal } from '../personal';
import type { AdminRow } from './admin';
import type { CodeOwner } from './smsCode';

/** The mobile number of a person, or the empty text. */
export function mobileOf(personal: Personal, admin: Pick<AdminRow, 'admin_id' | 'phone'>): string {
  return admin.phone ? personal.open(placeOf('admin', 'phone', admin.admin_id), admin.phone) : '';
}

/** Whom a code goes to; without a phone on record there is nothing to send. */
export function ownerOf(personal: Personal, admin: AdminRow): CodeOwner {
  const mobile = mobileOf(personal, admin);
  if (!mobile) throw new ApiFailure(422, '该账号没有登记手机号码，请联系上级机构');
  return {
    adminId: admin.admin_id,
    name: admin.name,
    orgId: admin.org_id,
    orgName: admin.org_name,
    mobile,
    prov: admin.prov,
    city: admin.city,
    county: admin.county,
    point: admin.point,
  };
}
