import { enrollmentElsewhere } from '@tqc/contract/enroll';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { ElsewhereFacts } from './ElsewhereFacts';

const { otherOrgEnrollList, otherOrgEnrollDetail } = enrollmentElsewhere;

/** 其他确认点注册数据 */
export function OtherPointEnrollScreen() {
  return (
    <ListScreen
      note="申请人到了本确认点、注册申请却在别的确认点时，按完整的证件号码或证书号码查询由谁办理；每次查询都有记录。"
      none="请填写完整的证件号码或证书号码，再查询"
      list={otherOrgEnrollList}
      search={['idNo', 'certNo', 'name']}
      columns={[
        'name',
        'firstReview',
        'sex',
        'idNo',
        'certNo',
        'pointName',
        'orgName',
        'workUnit',
        'applyTime',
        'acceptedBy',
        'firstActor',
        'firstAt',
      ]}
      actionsWidth={80}
      rowActions={({ enrId: id, idRef: idNo, name }) => (
        <ViewButton call={otherOrgEnrollDetail} input={{ id, idNo }} title={`${name}的注册申请`}>
          {(record) => <ElsewhereFacts record={record} />}
        </ViewButton>
      )}
    />
  );
}
