import { certLooks } from '@tqc/contract/cert';
import { everyColumn } from '../../../kit/list/everyField';
import { ListScreen } from '../../../kit/list/ListScreen';
import { TrackButton } from './TrackButton';

/** 全国认定历史查询 */
export function NationRegisterHistoryScreen() {
  return (
    <ListScreen
      note="按完整的证件号码或证书号码查询全国的教师资格证书，须写明用途；每次查询都有记录，最多显示10条。"
      none="请填写完整的证件号码或证书号码和查询用途，再查询"
      list={certLooks.queryNationCert}
      search={['idNo', 'certNo', 'name', 'purpose']}
      columns={everyColumn(certLooks.queryNationCert)}
      actionsWidth={110}
      rowActions={(row) => <TrackButton {...row} />}
    />
  );
}
