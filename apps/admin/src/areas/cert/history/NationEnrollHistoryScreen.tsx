import { enrollmentHistory } from '@tqc/contract/cert';
import { ListScreen } from '../../../kit/list/ListScreen';
import { TrackButton } from './TrackButton';

/** 全国注册历史查询 */
export function NationEnrollHistoryScreen() {
  return (
    <ListScreen
      note="按完整的证件号码或证书号码查询全国的注册历史，须写明用途；每次查询都有记录，最多显示10条。"
      none="请填写完整的证件号码或证书号码和查询用途，再查询"
      list={enrollmentHistory.queryNation}
      search={['idNo', 'certNo', 'name', 'purpose']}
      columns={[
        'name',
        'conclusion',
        'recordStatus',
        'idNo',
        'certNo',
        'ctId',
        'subjectName',
        'prov',
        'orgName',
        'workUnit',
        'registrationType',
        'enrollNumber',
        'validUntil',
      ]}
      actionsWidth={110}
      rowActions={(row) => <TrackButton {...row} />}
    />
  );
}
