import { baseOrgCertType } from '@tqc/contract/basic';
import type { ReactNode } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useMay } from '../../../kit/session/useMay';
import { useOrgField } from '../../../trade/useOrgField';

const { create, list, remove, update } = baseOrgCertType;
const changed = ['ctIds', 'beginDate', 'endDate'] as const;

/** 资格种类: what an organisation recognises for a time, within what the law gives its level. */
export function OrgCertTypeScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const org = useOrgField('orgId', { when: useMay(create) });
  return (
    <ListScreen
      title="资格种类"
      note="机构在一段时间内认定的资格种类，计划和网上申报按它开放；没有记录的机构按法定权限认定。"
      list={list}
      search={['orgName', 'orgType', 'ctId', 'day']}
      sorts={['beginDate', 'updatedAt']}
      columns={[
        'orgName',
        'ctIds',
        'beginDate',
        'endDate',
        'orgType',
        'areaName',
        'operator',
        'updatedAt',
      ]}
      toolbar={<FormButton call={create} label="设置资格种类" primary fields={[org, ...changed]} />}
      rowActions={(row) => (
        <>
          <FormButton call={update} row={row} label="编辑" link fields={changed} />
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            question={`确定删除“${row.orgName}”的这份资格种类吗？删除后按法定权限认定。`}
          />
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}
