import { membersOf, type Row } from '@tqc/contract/kit';
import { lookup } from '@tqc/contract/lookup';
import { localeSet, orgBatch } from '@tqc/contract/register';
import { routeOf } from '@tqc/contract/screens';
import { onOff } from '@tqc/domain/dictionaries';
import { toQuery } from '@tqc/ui/SearchForm';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { useNavigate } from 'react-router-dom';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { Press } from '../../../kit/form/Press';
import { EachBar, EachButton } from '../../../kit/form/EachButton';
import { formStart } from '../../../kit/form/fieldsOf';
import { choices, rowsOf, sentNames } from '../../../kit/form/formFields';
import { switchButton } from '../../../kit/form/switchButton';
import { useChoiceRows } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import {
  pointsField,
  tellAdded,
  USUAL_HOURS,
  whyKept,
  whyNothing,
} from '../../../trade/planning/arranging';
import { hourFields } from '../../../trade/planning/hourFields';
import { loadPoints } from '../lists/pointSearch';
import { ArrangementFacts } from './ArrangementFacts';
import { useSession } from '../../../kit/session/session';

const { batchAddLocaleSet, create, get, list, remove, update } = localeSet;
const shape = membersOf(create.input);
const form = [
  'confirmWay',
  'beginDate',
  'endDate',
  ...hourFields,
  'dayCapacity',
  'confirmRange',
  'audience',
  'ctIds',
  'notice',
] as const;
const ofMine = { status: onOff.code('on'), pageSize: 100 } as const;

const point: FormField = {
  name: 'point',
  label: '确认点',
  kind: 'point',
  required: true,
  load: loadPoints,
  wide: true,
};

/** Cities and counties arrange their own points; a province only looks. */
const ARRANGES = [2, 3];

/** 确认点工作安排 */
export function LocaleSetScreen() {
  const navigate = useNavigate();
  const arranges = useSession(({ user }) => ARRANGES.includes(user?.orgType ?? 0));
  const ownSlots = useChoiceRows(lookup.queryOrgBatchTimexx, {});
  const ownPlans = useChoiceRows(orgBatch.list, { side: 'own', pageSize: 100 });
  const ownPoints = useChoiceRows(lookup.queryBaseOrgEnrollBasic, ofMine);
  const whyNone = whyNothing('认定', ownSlots, ownPoints);
  const plans = (ownPlans ?? []).map(({ obId, planName }) => ({ value: obId, label: planName }));
  const slots = (ownSlots ?? []).map(({ obtId, label }) => ({ value: obtId, label }));
  const points = (ownPoints ?? []).map(({ orgId, orgName }) => ({ value: orgId, label: orgName }));
  const slotField = choices('obtId', slots, { wide: true });
  return (
    <ListScreen
      note="安排各确认点在时间段内的日期、时段和每日容量；申请人据此选择确认点。"
      list={list}
      search={[
        // Who only looks at those below has none of these.
        ...(ownPlans?.length === 0
          ? []
          : [{ name: 'obId', label: '认定计划', kind: 'dict', options: plans } as const]),
        ...(ownSlots?.length === 0
          ? []
          : [{ name: 'obtId', label: '时间段', kind: 'dict', options: slots } as const]),
        'pointName',
        'confirmWay',
        'status',
      ]}
      selectable={arranges}
      sorts={['beginDate', 'dayCapacity']}
      columns={[
        'pointName',
        'status',
        'planName',
        'slotName',
        'confirmWay',
        'beginDate',
        'endDate',
        'amHours',
        'pmHours',
        'dayCapacity',
        'confirmRange',
        'ctIds',
        'booked',
        'confirmed',
      ]}
      toolbar={(selected, keep) => (
        <>
          <FormButton
            when={arranges}
            call={create}
            label="新增安排"
            primary
            reason={whyNone}
            fields={[slotField, point, ...form]}
            initial={USUAL_HOURS}
            toInput={pointOf}
          />
          <FormButton
            when={arranges}
            call={batchAddLocaleSet}
            label="批量新增"
            reason={whyNone}
            fields={[slotField, pointsField(points), ...form]}
            initial={USUAL_HOURS}
            toInput={(values) => ({ orgIds: rowsOf(values, 'points').join() })}
            onDone={tellAdded}
          />
          {arranges && (
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
          )}
        </>
      )}
      rowActions={(row) => (
        <>
          <ViewButton call={get} input={{ lsId: row.lsId }} title={`${row.pointName}的安排`}>
            {(set) => <ArrangementFacts set={set} />}
          </ViewButton>
          <FormButton call={update} label="编辑" link fields={form} row={row} when={arranges} />
          {arranges &&
            switchButton(
              update,
              row,
              `“${row.pointName}”的安排（${row.beginDate} 至 ${row.endDate}）`,
            )}
          <FormButton
            when={arranges}
            call={create}
            label="复制"
            reason={whyNone}
            link
            fields={[slotField, point, ...form]}
            initial={formStart(shape, sentNames(form), row)}
            toInput={pointOf}
          />
          <AskButton
            when={arranges}
            call={remove}
            label="删除"
            link
            danger
            row={row}
            question={`确定删除“${row.pointName}”的安排（${row.beginDate} 至 ${row.endDate}）吗？`}
            reason={whyKept(row)}
          />
          {arranges && row.booked > row.confirmed && (
            <Press label="转移申请人" link onClick={() => void navigate(whoWaits(row))} />
          )}
        </>
      )}
    />
  );
}

/** Those who wait to be confirmed at a point, where they can be moved to another one. */
function whoWaits({ pointId, pointName, obtId }: Row<typeof list>): string {
  const asked = toQuery(
    [
      { name: 'pointId', kind: 'point' },
      { name: 'obtId', kind: 'dict' },
    ],
    {
      pointId: { id: pointId, name: pointName, scope: '' },
      obtId,
    },
  );
  return `${routeOf('register.onlineCheck')}?${asked.toString()}`;
}

const pointOf = (values: FormValues) => ({ pointId: (values['point'] as { id: string }).id });
