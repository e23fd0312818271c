import { maintenance } from '@tqc/contract/rms';
import { maintenanceAllows } from '@tqc/domain/dictionaries';
import { maintenanceFlow } from '@tqc/domain/maintenance';
import { AskButton, FormButton } from '../../kit/form/buttons';
import { everyColumn, everyFilter } from '../../kit/list/everyField';
import { ListScreen } from '../../kit/list/ListScreen';

const { create, list, remove, update } = maintenance;
const usual = { allows: String(maintenanceAllows.options[0]?.value) };
const form = ['title', 'areas', 'allows', 'tellFrom', 'beginTime', 'endTime', 'notice'] as const;

/** 维护安排: which areas are maintained when, what may still be done, and what is told about it. */
export function MaintenanceScreen() {
  return (
    <ListScreen
      note="从公告开始起，打开范围内的页面时提示公告内容；维护期间页面上方说明到什么时候，不能办理的按钮写明原因，已经发出的办理会被拒绝。到时间自动恢复，也可以提前结束。"
      list={list}
      search={everyFilter(list)}
      sorts={['beginTime', 'endTime', 'updatedAt']}
      columns={everyColumn(list)}
      toolbar={<FormButton call={create} label="新增维护" primary fields={form} initial={usual} />}
      rowActions={(row) => (
        <>
          <AskButton
            call={update}
            row={row}
            label="提前结束"
            link
            input={{ action: 'end' }}
            question={`确定现在就结束“${row.title}”吗？范围内的功能马上恢复。`}
            when={maintenanceFlow.can('end', row.state)}
          />
          <FormButton
            call={update}
            row={row}
            label="编辑"
            link
            fields={form}
            when={maintenanceFlow.can('edit', row.state)}
          />
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            question={`确定删除“${row.title}”吗？`}
            when={maintenanceFlow.can('remove', row.state)}
          />
        </>
      )}
    />
  );
}
