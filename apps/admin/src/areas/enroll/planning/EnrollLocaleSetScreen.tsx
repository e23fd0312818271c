import { localeSet } from '@tqc/contract/enroll';
import { onOff } from '@tqc/domain/dictionaries';
import type { ReactNode } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { EachBar, EachButton } from '../../../kit/form/EachButton';
import { rowsOf } from '../../../kit/form/formFields';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { pointsField, tellAdded, USUAL_HOURS, whyKept } from '../../../trade/planning/arranging';
import { arrangementActions, useArranging } from './arrangementParts';
import { EnrollConfirmWorkScreen } from './EnrollConfirmWorkScreen';

const {
  batchAddLocaleSet,
  create,
  get,
  getCurrentOrgBatchEnrollTimes,
  getLocaleDatas,
  getLocaleSetData,
  list,
  orgAddLocalPoint,
  remove,
  update,
} = localeSet;
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
const kinds = [
  { key: 'set', label: '工作安排' },
  { key: 'work', label: '现场工作' },
];

/** 注册确认点工作安排: as the organisation keeps them, and as its points work on them. */
export function EnrollLocaleSetScreen() {
  const { kind, tabs } = useKindTabs('安排方式', kinds);
  return kind?.key === 'work' ? <EnrollConfirmWorkScreen tabs={tabs} /> : <Sets tabs={tabs} />;
}

function Sets({ tabs }: { readonly tabs: ReactNode }) {
  const arranging = useArranging(calls);
  return (
    <ListScreen
      note="安排各确认点在时间段内的日期、时段、每日容量和可办学段；教师网报时据此选择确认点。"
      list={list}
      search={arranging.search}
      selectable
      sorts={['beginDate', 'dayCapacity']}
      actionsWidth={230}
      columns={[
        'pointName',
        'status',
        'planName',
        'slotName',
        'schools',
        'confirmWay',
        'beginDate',
        'endDate',
        'amHours',
        'pmHours',
        'dayCapacity',
        'confirmRange',
        'grades',
        'booked',
        'confirmed',
        'orgName',
      ]}
      toolbar={(selected, keep) => (
        <>
          <FormButton
            call={create}
            label="新增安排"
            reason={arranging.whyNone}
            primary
            fields={arranging.created}
            initial={USUAL_HOURS}
          />
          <FormButton
            call={batchAddLocaleSet}
            label="批量新增"
            reason={arranging.whyNone}
            fields={[arranging.slotField, pointsField(arranging.points), ...arranging.many]}
            initial={USUAL_HOURS}
            toInput={(values) => ({ orgIds: rowsOf(values, 'points').join() })}
            onDone={tellAdded}
          />
          <EachBar
            rows={selected}
            idOf={(row) => row.lsId}
            nameOf={(row) => row.pointName}
            onKeep={keep}
            noun="安排"
          >
            <EachButton
              call={update}
              label="批量停用"
              verb="停用"
              input={{ status: onOff.code('off') }}
              refusal={({ status }) =>
                status === onOff.code('on') ? undefined : '已经停用，不用再停用'
              }
            />
            <EachButton call={remove} label="批量删除" verb="删除" refusal={whyKept} />
          </EachBar>
        </>
      )}
      rowActions={(row) => arrangementActions(calls, row, arranging)}
    >
      {tabs}
    </ListScreen>
  );
}
