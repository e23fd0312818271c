import { admins } from '@tqc/contract/rms';
import { PointUserManage } from './PointUserManage';

const { addCertificateUser, delCertificateUser, editCertificateUser, queryCertificateUser } =
  admins;

/** 认定确认点用户管理 */
export function RegPointUserManageScreen() {
  return (
    <PointUserManage
      bizType={1}
      list={queryCertificateUser}
      add={addCertificateUser}
      edit={editCertificateUser}
      del={delCertificateUser}
    />
  );
}
