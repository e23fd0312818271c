import { baseOrg } from '@tqc/contract/basic';
import { PointQuery } from './PointQuery';

const { queryBaseOrgEnroll } = baseOrg;

/** 注册确认点查询 */
export function EnrollPointQueryScreen() {
  return <PointQuery bizType={2} list={queryBaseOrgEnroll} />;
}
