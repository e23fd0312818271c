import { baseOrgHisoryLog } from '@tqc/contract/basic';
import type { SearchField } from '@tqc/ui/SearchForm';
import type { ReactNode } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { useMay } from '../../../kit/session/useMay';
import { ChangeFacts } from './ChangeFacts';
import { useOrgField } from '../../../trade/useOrgField';

const { create, get, list, remove, update } = baseOrgHisoryLog;
const when: SearchField = { name: 'at', label: '操作时间', kind: 'dateRange' };
const entered = ['field', 'before', 'after'] as const;

/** 操作日志: what was done to organisations; what was before the system is entered by hand. */
export function OrgLinesScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const org = useOrgField('orgId', { when: useMay(create) });
  return (
    <ListScreen
      note="新增、修改、更名、停用机构时自动记下；系统启用以前的变更可以补录，只有补录的能修改和删除。"
      list={list}
      search={['orgName', 'kind', 'operator', when]}
      sorts={['at']}
      columns={[
        'orgName',
        'orgType',
        'areaName',
        'kind',
        'field',
        'before',
        'after',
        'operator',
        'operatorOrg',
        'ip',
        'at',
        'byHand',
      ]}
      toolbar={
        <FormButton call={create} label="补录" primary fields={[org, 'kind', 'day', ...entered]} />
      }
      rowActions={(row) => (
        <>
          <ViewButton call={get} input={{ id: row.id }} title={row.orgName}>
            {(line) => <ChangeFacts line={line} />}
          </ViewButton>
          <FormButton
            call={update}
            row={row}
            label="编辑"
            link
            fields={entered}
            when={row.byHand}
          />
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            question={`确定删除补录的“${row.orgName}”这条日志吗？`}
            when={row.byHand}
          />
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}
