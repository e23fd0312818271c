import { admins } from '@tqc/contract/rms';
import { PointUserQuery } from './PointUserQuery';

const { queryEnrollUser, queryEnrollUserByOrgIds } = admins;

/** 注册确认点用户查询 */
export function EnrollPointUserQueryScreen() {
  return <PointUserQuery list={queryEnrollUser} ofOrgs={queryEnrollUserByOrgIds} />;
}
