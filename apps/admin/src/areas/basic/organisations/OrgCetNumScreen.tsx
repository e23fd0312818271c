import { baseOrgCetNum } from '@tqc/contract/basic';
import type { ReactNode } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useMay } from '../../../kit/session/useMay';
import { useOrgField } from '../../../trade/useOrgField';

const { create, list, remove, update } = baseOrgCetNum;

/** 证书编号: where the numbers of a year begin, and how far the counters have come. */
export function OrgCetNumScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const org = useOrgField('orgId', { when: useMay(create) });
  return (
    <ListScreen
      title="证书编号"
      note="证书号码按机构和年度从起始序号连续编；本年度发出第一个号码后，起始序号不能再改。"
      list={list}
      search={['orgName', 'year']}
      sorts={['year', 'updatedAt']}
      columns={[
        'orgName',
        'year',
        'prov',
        'orgCode3',
        'firstNo',
        'currentNo',
        'used',
        'voided',
        'gaps',
        'updatedAt',
      ]}
      toolbar={
        <FormButton
          call={create}
          label="设置起始编号"
          primary
          fields={[org, 'year', 'firstNo']}
          initial={{ firstNo: 1 }}
        />
      }
      rowActions={(row) => (
        <>
          <FormButton
            call={update}
            row={row}
            label="调整起始"
            link
            fields={['firstNo']}
            when={row.used === 0}
          />
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            question={`确定删除“${row.orgName}”${row.year}年的起始编号吗？删除后从1开始编。`}
            when={row.used === 0}
          />
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}
