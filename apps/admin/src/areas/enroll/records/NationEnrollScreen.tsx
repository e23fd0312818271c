import { enrollmentElsewhere } from '@tqc/contract/enroll';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { ElsewhereFacts } from './ElsewhereFacts';

const { enrollMonitoringList, enrollMonitoringView } = enrollmentElsewhere;

/** 全国注册数据 */
export function NationEnrollScreen() {
  return (
    <ListScreen
      note="按完整的证件号码或证书号码查询全国的注册申请，须写明用途；每次查询都有记录，最多显示10条。"
      none="请填写完整的证件号码或证书号码和查询用途，再查询"
      list={enrollMonitoringList}
      search={['idNo', 'certNo', 'name', 'purpose']}
      columns={[
        'name',
        'finalJudgement',
        'sex',
        'idNo',
        'certNo',
        'ctId',
        'subjectName',
        'prov',
        'orgName',
        'workUnit',
        'registrationType',
        'validUntil',
      ]}
      actionsWidth={80}
      rowActions={({ enrId: id, idRef: idNo, name }) => (
        <ViewButton call={enrollMonitoringView} input={{ id, idNo }} title={`${name}的注册申请`}>
          {(record) => <ElsewhereFacts record={record} />}
        </ViewButton>
      )}
    />
  );
}
