import { PointUserQuery } from './PointUserList';

/** 注册确认点用户查询 */
export function EnrollPointUserQueryScreen() {
  return <PointUserQuery work="renewal" />;
}
