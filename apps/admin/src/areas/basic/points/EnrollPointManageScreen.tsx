import { baseOrg } from '@tqc/contract/basic';
import { useMay } from '../../../kit/session/useMay';
import { PointManage } from './PointManage';
import { useSchoolField } from './useSchoolField';

const { addBaseOrgEnroll, queryBaseOrgEnroll } = baseOrg;

/** 注册确认点管理 */
export function EnrollPointManageScreen() {
  const school = useSchoolField(useMay(addBaseOrgEnroll));
  return (
    <PointManage
      bizType={2}
      list={queryBaseOrgEnroll}
      add={addBaseOrgEnroll}
      people="basic.enrollPointUserManage"
      school={school}
    />
  );
}
