import { admins } from '@tqc/contract/rms';
import { PointUserManage } from './PointUserManage';

const { addEnrollUser, delEnrollUser, editEnrollUser, queryEnrollUser } = admins;

/** 注册确认点用户管理 */
export function EnrollPointUserManageScreen() {
  return (
    <PointUserManage
      bizType={2}
      list={queryEnrollUser}
      add={addEnrollUser}
      edit={editEnrollUser}
      del={delEnrollUser}
    />
  );
}
