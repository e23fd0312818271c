import { onOff } from '@tqc/domain/dictionaries';
import { lookup } from '@tqc/contract/lookup';
import { localeSet } from '@tqc/contract/register';
import type { LoadPoints } from '@tqc/ui/fields';
import type { FormField } from '@tqc/ui/FormDialog';
import { call } from '../../../kit/session/api';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { choices } from '../../../kit/form/formFields';
import { switchButton } from '../../../kit/form/switchButton';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';

const { create, list, remove, update } = localeSet;
const form = [
  'confirmWay',
  'beginDate',
  'endDate',
  'amHours',
  'pmHours',
  'dayCapacity',
  'confirmRange',
  'audience',
  'ctIds',
  'notice',
] as const;
const usual = { amHours: '08:30-11:30', pmHours: '14:00-17:00', dayCapacity: 100, confirmWay: '1' };

const loadPoints: LoadPoints = async ({ keyword, page }) => {
  const answer = await call(lookup.queryBaseOrgEnrollBasic, {
    status: onOff.code('on'),
    pageNo: page,
    pageSize: 10,
    ...(keyword ? { keyword } : {}),
  });
  return {
    total: answer.total,
    rows: answer.record.map(({ orgId, orgName, confirmRange }) => ({
      id: orgId,
      name: orgName,
      scope: confirmRange,
    })),
  };
};

const point: FormField = {
  name: 'point',
  label: '确认点',
  kind: 'point',
  required: true,
  load: loadPoints,
  wide: true,
};

/** 确认点工作安排 */
export function LocaleSetScreen() {
  const slots = useChoices(lookup.queryOrgBatchTimexx, {}, ({ obtId, label }) => ({
    value: obtId,
    label,
  }));
  return (
    <ListScreen
      note="安排各确认点在时间段内的日期、时段和每日容量；申请人据此选择确认点。"
      list={list}
      search={['pointName', 'confirmWay', 'status']}
      sorts={['beginDate', 'dayCapacity']}
      columns={[
        'pointName',
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
        'status',
      ]}
      toolbar={
        <FormButton
          call={create}
          label="新增安排"
          primary
          fields={[choices('obtId', slots, { wide: true }), point, ...form]}
          initial={usual}
          toInput={(values) => ({ pointId: (values['point'] as { id: string }).id })}
        />
      }
      rowActions={(row) => (
        <>
          <FormButton call={update} label="编辑" link fields={form} row={row} />
          {switchButton(update, row)}
          <AskButton
            call={remove}
            label="删除"
            link
            danger
            row={row}
            reason={row.booked > 0 ? `已有${row.booked}人选择该确认点` : undefined}
          />
        </>
      )}
    />
  );
}
