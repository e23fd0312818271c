import { confirmWork } from '@tqc/contract/enroll';
import type { ReactNode } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import { USUAL_HOURS } from '../../../trade/planning/arranging';
import { arrangementActions, useArranging } from './arrangementParts';

const {
  create,
  get,
  getCurrentOrgBatchEnrollTimes,
  getLocaleDatas,
  getLocaleSetData,
  list,
  orgAddLocalPoint,
  remove,
  update,
} = confirmWork;
const calls = {
  create,
  get,
  getCurrentOrgBatchEnrollTimes,
  getLocaleDatas,
  getLocaleSetData,
  orgAddLocalPoint,
  remove,
  update,
};

/** 注册确认点现场工作: day, hours, how many came of how many, and what is to be heeded. */
export function EnrollConfirmWorkScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const arranging = useArranging(calls);
  return (
    <ListScreen
      note="各确认点的现场工作：哪天办、几点办、办多少人、已来多少人；与工作安排是同一份记录。"
      list={list}
      search={arranging.search}
      sorts={['beginDate', 'dayCapacity']}
      actionsWidth={230}
      columns={[
        'pointName',
        'status',
        'beginDate',
        'endDate',
        'amHours',
        'pmHours',
        'dayCapacity',
        'booked',
        'confirmed',
        'grades',
        'schools',
        'notice',
        'planName',
        'slotName',
      ]}
      toolbar={
        <FormButton
          call={create}
          label="新增工作"
          reason={arranging.whyNone}
          primary
          fields={arranging.created}
          initial={USUAL_HOURS}
        />
      }
      rowActions={(row) => arrangementActions(calls, row, arranging)}
    >
      {tabs}
    </ListScreen>
  );
}
