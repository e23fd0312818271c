import { limit } from '@tqc/contract/limit';
import { everyColumn } from '../../kit/list/everyField';
import { ListScreen } from '../../kit/list/ListScreen';
import { CompareButton } from './CompareButton';

/** 全国限制库数据查询 */
export function NationLimitScreen() {
  return (
    <ListScreen
      note="按完整的证件号码和姓名查询全国的限制记录，须写明用途；每次查询都有记录，最多显示10条。"
      none="请填写姓名、完整的证件号码和查询用途，再查询"
      list={limit.queryNationLimitation}
      search={['idNo', 'name', 'purpose']}
      columns={everyColumn(limit.queryNationLimitation)}
      toolbar={<CompareButton />}
    />
  );
}
