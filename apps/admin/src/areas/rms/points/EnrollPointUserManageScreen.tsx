import { PointUserManage } from './PointUserList';

/** 注册确认点用户管理 */
export function EnrollPointUserManageScreen() {
  return <PointUserManage work="renewal" />;
}
