import { baseOrg } from '@tqc/contract/basic';
import { PointManage } from './PointManage';

const { addBaseOrg2, getConfirmPointData } = baseOrg;

/** 认定确认点管理 */
export function RegPointManageScreen() {
  return (
    <PointManage
      bizType={1}
      list={getConfirmPointData}
      add={addBaseOrg2}
      people="basic.regPointUserManage"
    />
  );
}
