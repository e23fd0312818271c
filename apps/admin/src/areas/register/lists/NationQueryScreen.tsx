import { nation } from '@tqc/contract/register';
import { everyColumn } from '../../../kit/list/everyField';
import { ListScreen } from '../../../kit/list/ListScreen';

/** 全国认定数据查询 */
export function NationQueryScreen() {
  return (
    <ListScreen
      note="按完整的证件号码或证书号码查询全国的认定申请，须写明用途；每次查询都有记录，最多显示10条。"
      none="请填写完整的证件号码或证书号码和查询用途，再查询"
      list={nation.queryNation}
      search={['idNo', 'certNo', 'name', 'purpose']}
      columns={everyColumn(nation.queryNation)}
    />
  );
}
