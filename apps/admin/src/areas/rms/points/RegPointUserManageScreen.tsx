import { PointUserManage } from './PointUserList';

/** 认定确认点用户管理 */
export function RegPointUserManageScreen() {
  return <PointUserManage work="recognition" />;
}
