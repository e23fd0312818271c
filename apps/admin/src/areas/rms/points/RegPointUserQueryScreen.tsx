import { admins } from '@tqc/contract/rms';
import { PointUserQuery } from './PointUserQuery';

const { queryCertificateUser, queryCertificateUserByOrgIds } = admins;

/** 认定确认点用户查询 */
export function RegPointUserQueryScreen() {
  return <PointUserQuery list={queryCertificateUser} ofOrgs={queryCertificateUserByOrgIds} />;
}
