import { change, provinceBatch } from '@tqc/contract/enroll';
import { planChangeWork } from '@tqc/domain/planning';
import { stepButton } from '../../../kit/form/stepButton';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useMay } from '../../../kit/session/useMay';
import { useSession } from '../../../kit/session/session';
import { openedField, orgOption } from '../../../trade/planning/provinceFields';
import { changeColumns, changeSearch, viewChange } from './changeParts';
import { editEnrollChange } from './editEnrollChange';
import { enrollChangeDecide } from './enrollChangeDecide';

const { list, update } = change;
const { queryOrgInfo } = provinceBatch;
const PROVINCE = 4;

/** 变更记录: who stands above decides changes of plans, who asked can take them back. */
export function EnrollChangeRecordScreen() {
  const user = useSession((session) => session.user);
  // Only a province opens its plan to others, and only it asks for that.
  const mayOpen = useMay(queryOrgInfo) && user?.orgType === PROVINCE;
  const opened = openedField(useChoices(mayOpen ? queryOrgInfo : undefined, {}, orgOption));
  return (
    <ListScreen
      note="注册计划变更的申请、前后对比和审批结果；等待审批的可以修改或撤回。"
      list={list}
      search={changeSearch}
      columns={changeColumns}
      rowActions={(row) => {
        const own = row.orgName === user?.orgName;
        return (
          <>
            {enrollChangeDecide(row, user?.orgType ?? 0)}
            {viewChange(row)}
            {editEnrollChange(row, opened, own)}
            {stepButton({
              call: update,
              step: planChangeWork.withdraw,
              row,
              input: { action: 'withdraw' },
              when: own,
            })}
          </>
        );
      }}
    />
  );
}
