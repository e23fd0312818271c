import { type confirmWork, EnrollArrangement, orgBatch } from '@tqc/contract/enroll';
import { factsOf, membersOf, type Row } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import type { Option } from '@tqc/ui/fields';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { formStart } from '../../../kit/form/fieldsOf';
import { choices, sentNames, type NamedField } from '../../../kit/form/formFields';
import { switchButton } from '../../../kit/form/switchButton';
import { detailItem } from '../../../kit/record/detailItem';
import { useChoiceRows } from '../../../kit/form/useChoices';
import { ViewButton } from '../../../kit/record/ViewButton';
import { useSession } from '../../../kit/session/session';
import { whyKept, whyNothing } from '../../../trade/planning/arranging';
import { hourFields } from '../../../trade/planning/hourFields';
import { SlotWork } from './SlotWork';
import { WorkDays } from './WorkDays';

/** The calls of a view on the arrangements; both views have the same. */
export type Arranging = Pick<
  typeof confirmWork,
  | 'create'
  | 'get'
  | 'getCurrentOrgBatchEnrollTimes'
  | 'getLocaleDatas'
  | 'getLocaleSetData'
  | 'orgAddLocalPoint'
  | 'remove'
  | 'update'
>;
type Arrangement = Row<typeof confirmWork.list>;

const before = ['confirmWay', 'beginDate', 'endDate', ...hourFields, 'dayCapacity'] as const;
const after = ['notice'] as const;
const facts = [
  'planName',
  'slotName',
  'orgName',
  'pointName',
  'confirmWay',
  'beginDate',
  'endDate',
  'amHours',
  'pmHours',
  'dayCapacity',
  'booked',
  'confirmed',
  'status',
  'grades',
  'schools',
  'confirmRange',
  'notice',
] as const;

/** What can be chosen while something is arranged, and the fields of the forms. */
export function useArranging(calls: Arranging) {
  const running = useChoiceRows(calls.getCurrentOrgBatchEnrollTimes, {});
  const offered = useChoiceRows(calls.orgAddLocalPoint, {});
  const slots = (running ?? []).map((slot) => ({
    value: slot.obtId,
    label: `${slot.planName} ${slot.slotName}（确认 ${slot.confirmBegin} 至 ${slot.confirmEnd}）`,
  }));
  const plans = (running ?? []).map(({ obId, planName }) => ({ value: obId, label: planName }));
  const own = useSession(({ user }) => user?.orgId);
  const points = offered ?? [];
  const options = points.map(({ pointId, pointName }) => ({ value: pointId, label: pointName }));

  /** Schools that hand in at the point of the form; without any there is nothing to choose. */
  const schoolsField = (pointOf: (values: FormValues) => unknown): NamedField<'schoolIds'> => {
    const many = points.length > 1;
    const field = choices(
      'schoolIds',
      points.flatMap(({ pointName, schools }) =>
        schools.map(({ schoolId, schoolName }) => ({
          value: schoolId,
          label: many ? `${schoolName}（${pointName}）` : schoolName,
        })),
      ),
      { many: true, wide: true },
    );
    return {
      ...field,
      change: (drawn): FormField => ({
        ...field.change(drawn),
        hint: '不选就是在该确认点办理的全部学校',
        when: (values) =>
          (points.find(({ pointId }) => pointId === pointOf(values))?.schools.length ?? 0) > 0,
      }),
    };
  };
  const slotField = choices('obtId', slots, { wide: true });
  const edited = (row: Arrangement) =>
    [...before, 'confirmRange', 'grades', schoolsField(() => row.pointId), ...after] as const;
  return {
    search: [
      // Who only looks at those below has none of these.
      ...(running?.length === 0
        ? []
        : ([
            { name: 'obId', label: '注册计划', kind: 'dict', options: onceEach(plans) },
            { name: 'obtId', label: '时间段', kind: 'dict', options: slots },
          ] as const)),
      'pointName',
      'grade',
      'confirmWay',
      'status',
    ] as const,
    points: options,
    /** Why nothing can be arranged yet. */
    whyNone: whyNothing('注册', running, offered),
    own,
    slotField,
    created: [
      slotField,
      choices('pointId', options, { wide: true }),
      ...before,
      'confirmRange',
      'grades',
      schoolsField(({ pointId }) => pointId),
      ...after,
    ] as const,
    many: [...before, 'confirmRange', 'grades', ...after] as const,
    edited,
  };
}

/** What can be done with an arrangement; of organisations below it is only read. */
export function arrangementActions(
  calls: Arranging,
  row: Arrangement,
  { created, edited, own, whyNone }: ReturnType<typeof useArranging>,
) {
  const { create, get, getLocaleDatas, getLocaleSetData, remove, update } = calls;
  const mine = row.orgId === own;
  const { obId, obtId, pointId, pointName } = row;
  return (
    <>
      <ViewButton call={get} input={{ lsId: row.lsId }} title={`${pointName}的安排`}>
        {(set) => (
          <DescriptionList
            items={facts.map((name) =>
              detailItem(name, factsOf(EnrollArrangement.shape[name]), set[name]),
            )}
            columns={2}
          />
        )}
      </ViewButton>
      <FormButton call={update} label="编辑" link fields={edited(row)} row={row} when={mine} />
      {mine &&
        switchButton(update, row, `“${pointName}”的安排（${row.beginDate} 至 ${row.endDate}）`)}
      <ViewButton
        call={orgBatch.getLocalSetInfoDetail}
        input={{ obtId }}
        label="时间段"
        title={`${row.planName}的时间段安排`}
      >
        {(slot) => <SlotWork obtId={obtId} slot={slot} pointsOf={getLocaleDatas} />}
      </ViewButton>
      <ViewButton
        call={getLocaleSetData}
        input={{ obId, pointId }}
        label="日历"
        title={`${pointName}的工作日历`}
      >
        {({ record }) => (
          <WorkDays
            label="工作日历"
            days={record.map((day) => ({
              day: day.day,
              lines: [
                [day.amHours, day.pmHours].filter(Boolean).join('，') || '时段未定',
                `${day.dayCapacity} 人`,
              ],
            }))}
          />
        )}
      </ViewButton>
      <FormButton
        when={mine}
        call={create}
        label="复制"
        reason={whyNone}
        link
        fields={created}
        initial={copyOf(create, row)}
      />
      <AskButton
        when={mine}
        call={remove}
        label="删除"
        link
        danger
        row={row}
        question={`确定删除“${pointName}”的安排（${row.beginDate} 至 ${row.endDate}）吗？`}
        reason={whyKept(row)}
      />
    </>
  );
}

/** A copy begins as the row is; its slot and its point are chosen anew. */
const copyOf = (create: Arranging['create'], row: Arrangement) =>
  formStart(
    membersOf(create.input),
    [...sentNames(before), 'confirmRange', 'grades', 'notice'],
    row,
  );

/** A plan has several slots, and is chosen once. */
const onceEach = (options: readonly Option[]) =>
  options.filter(({ value }, at) => options.findIndex((one) => one.value === value) === at);
