import { workCalendar } from '@tqc/contract/basic';
import { workDayKind } from '@tqc/domain/dictionaries';
import { AskButton, FormButton } from '../../kit/form/buttons';
import { ListScreen } from '../../kit/list/ListScreen';

const { create, list, remove, update } = workCalendar;
const usual = { kind: String(workDayKind.options[0]?.value) };
const form = ['day', 'kind', 'name', 'basis'] as const;

/** 工作日历: days off and make-up days, by which statutory terms are counted. */
export function WorkCalendarScreen() {
  return (
    <ListScreen
      note="法定期限按工作日计算：周末之外的放假和周末的调休上班在这里写明，保存后在办的申请重新计算到期日。没有写的年份不计算期限。通知还没有公布的，依据写“暂定”。"
      list={list}
      search={['year', 'kind', 'name', 'basis']}
      sorts={['day', 'updatedAt']}
      columns={['day', 'year', 'kind', 'name', 'basis', 'updatedAt']}
      toolbar={<FormButton call={create} label="新增日期" primary fields={form} initial={usual} />}
      rowActions={(row) => (
        <>
          <FormButton call={update} row={row} label="编辑" link fields={form} />
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            question={`确定删除${row.day}（${row.name}）吗？在办申请的到期日将重新计算。`}
          />
        </>
      )}
    />
  );
}
