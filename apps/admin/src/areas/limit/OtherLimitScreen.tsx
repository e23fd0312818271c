import { limit } from '@tqc/contract/limit';
import { everyColumn } from '../../kit/list/everyField';
import { ListScreen } from '../../kit/list/ListScreen';
import { useSession } from '../../kit/session/session';

const PROVINCE = 4;

/** 其他机构限制库数据 */
export function OtherLimitScreen() {
  const seesAll = useSession(({ user }) => (user?.orgType ?? 0) >= PROVINCE);
  return (
    <ListScreen
      note={
        seesAll
          ? '其他机构录入、已经生效或解除的限制。'
          : '本省其他机构录入的限制：按姓名或证件号码查询，须写明用途，最多显示50条。'
      }
      {...(!seesAll && { none: '请填写姓名或证件号码，以及查询用途，再查询' })}
      list={limit.queryLimitationOther}
      search={
        seesAll ? ['name', 'idNo', 'limitType', 'prov'] : ['name', 'idNo', 'purpose', 'limitType']
      }
      columns={everyColumn(limit.queryLimitationOther)}
    />
  );
}
