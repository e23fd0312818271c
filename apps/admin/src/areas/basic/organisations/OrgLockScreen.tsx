import { baseOrgLockTime } from '@tqc/contract/basic';
import { lockFlow } from '@tqc/domain/organisations';
import type { ReactNode } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useMay } from '../../../kit/session/useMay';
import { useOrgField } from '../../../trade/useOrgField';

const { create, list, remove, update } = baseOrgLockTime;
const changed = ['functions', 'reason', 'endTime'] as const;

/** 锁定时间: when which functions are closed, and for whom. */
export function OrgLockScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const org = useOrgField('orgId', {
    when: useMay(create),
    required: false,
    hint: '不选表示本机构的全部下级；选了就是该机构和它的下级',
  });
  return (
    <ListScreen
      title="锁定时间"
      note="锁定期间相关机构的人不能办理所选功能，会提示“该功能在锁定时间内，暂不能办理”；到时间自动放开。"
      list={list}
      search={['orgName', 'state']}
      sorts={['beginTime', 'endTime', 'updatedAt']}
      columns={[
        'orgName',
        'state',
        'whole',
        'functions',
        'beginTime',
        'endTime',
        'reason',
        'orgType',
        'areaName',
        'operator',
        'updatedAt',
      ]}
      toolbar={
        <FormButton
          call={create}
          label="新增锁定"
          primary
          fields={[org, 'functions', 'reason', 'beginTime', 'endTime']}
        />
      }
      rowActions={(row) => (
        <>
          <AskButton
            call={update}
            row={row}
            label="解除"
            link
            input={{ action: 'end' }}
            question={`确定现在就解除“${row.orgName}”的锁定吗？`}
            when={row.kept && lockFlow.can('end', row.state)}
          />
          <FormButton
            call={update}
            row={row}
            label="编辑"
            link
            fields={changed}
            when={row.kept && lockFlow.can('edit', row.state)}
          />
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            question={`确定删除“${row.orgName}”的这次锁定吗？`}
            when={row.kept && lockFlow.can('remove', row.state)}
          />
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}
