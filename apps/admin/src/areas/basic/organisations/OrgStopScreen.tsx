import { baseOrgDisable } from '@tqc/contract/basic';
import { stopFlow } from '@tqc/domain/organisations';
import type { ReactNode } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import { stoppedField } from './StoppedField';
import { stopFields } from './StopsLink';

const { create, list, remove, update } = baseOrgDisable;

/** 停用记录: when which organisation stops, and since when it works again. */
export function OrgStopScreen({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      title="停用记录"
      note="停用期间该机构的人不能登录；到开始、结束的时间自动停用、启用，不填开始时间就立即停用。"
      list={list}
      search={['orgName', 'orgId', 'state']}
      sorts={['beginTime', 'updatedAt']}
      columns={[
        'orgName',
        'state',
        'orgType',
        'areaName',
        'reason',
        'beginTime',
        'endTime',
        'operator',
        'updatedAt',
      ]}
      toolbar={
        <FormButton call={create} label="停用机构" primary fields={[stoppedField, ...stopFields]} />
      }
      rowActions={(row) => (
        <>
          <AskButton
            call={update}
            row={row}
            label="启用"
            link
            input={{ action: 'end' }}
            question={`确定启用“${row.orgName}”吗？它的人可以重新登录。`}
            when={stopFlow.can('end', row.state)}
          />
          <FormButton
            call={update}
            row={row}
            label="编辑"
            link
            fields={['reason', 'endTime']}
            when={stopFlow.can('edit', row.state)}
          />
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            question={`确定删除“${row.orgName}”的这次停用吗？`}
            when={stopFlow.can('remove', row.state)}
          />
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}
