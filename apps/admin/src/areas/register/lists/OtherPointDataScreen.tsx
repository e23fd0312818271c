import { localeSet, otherPoint, registrationReview } from '@tqc/contract/register';
import { onOff, recognitionStatus } from '@tqc/domain/dictionaries';
import { FormButton } from '../../../kit/form/buttons';
import { choices } from '../../../kit/form/formFields';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';

/** More arrangements than a point has at a time. */
const MOST = 200;

/** 其他确认点数据 */
export function OtherPointDataScreen() {
  const mine = useChoices(
    localeSet.list,
    { status: onOff.code('on'), pageNo: 1, pageSize: MOST },
    ({ lsId: value, pointName, slotName }) => ({ value, label: `${pointName} · ${slotName}` }),
  );
  return (
    <ListScreen
      note="申请人到了本确认点、申请却在别的确认点时，按完整的证件号码或报名号查询，把还没有确认的转入办理；每次查询都有记录。"
      list={otherPoint.otherOrgRegistration}
      search={['idNo', 'regId', 'name']}
      columns={[
        'regId',
        'name',
        'status',
        'sex',
        'idNo',
        'ctId',
        'subjectName',
        'pointName',
        'applyTime',
        'confirmedBy',
        'confirmTime',
      ]}
      rowActions={(row) => (
        <FormButton
          call={registrationReview.changeLocalSetInfo}
          label="转入本确认点"
          link
          fields={[choices('lsId', mine, { wide: true })]}
          row={{ regId: row.regId, version: row.version }}
          input={{ localSetid: row.lsId, name: row.name }}
          when={recognitionStatus.group.awaitingConfirmation.includes(row.status)}
          intro={`${row.name}的申请从${row.pointName}转入；原确认点和认定机构会收到通知。`}
        />
      )}
    />
  );
}
