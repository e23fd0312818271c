import { PointUserQuery } from './PointUserList';

/** 认定确认点用户查询 */
export function RegPointUserQueryScreen() {
  return <PointUserQuery work="recognition" />;
}
