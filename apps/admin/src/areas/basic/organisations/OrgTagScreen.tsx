import { baseOrg, baseOrgTag } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import type { ReactNode } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { switchButton } from '../../../kit/form/switchButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { useMay } from '../../../kit/session/useMay';
import { useOrgsField } from '../../../trade/useOrgField';
import { TaggedOrgs } from './TaggedOrgs';

const { create, list, remove, update } = baseOrgTag;
const { queryBaseOrgByOrgIds } = baseOrg;
/** Organisations that are read by their numbers in one go. */
const MOST_AT_ONCE = 200;
const form = ['name', 'colour', 'orgTypes', 'status'] as const;
const usual = { status: String(onOff.code('on')) };

/** 机构标签: words of the own organisation by which it finds those below it. */
export function OrgTagScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const orgs = useOrgsField('orgIds', { when: useMay(update) });
  return (
    <ListScreen
      title="机构标签"
      note="本机构自己用的标签：贴到下级机构上，机构列表可以按标签查询；别的机构看不到。"
      list={list}
      search={['name', 'colour', 'status']}
      sorts={['name', 'createdAt']}
      columns={['name', 'status', 'colour', 'orgTypes', 'orgs', 'createdBy', 'createdAt']}
      toolbar={<FormButton call={create} label="新增标签" primary fields={form} initial={usual} />}
      actionsWidth={236}
      rowActions={(row) => (
        <>
          {row.orgIds.length > 0 && (
            <ViewButton
              call={queryBaseOrgByOrgIds}
              input={{ orgIds: row.orgIds.slice(0, MOST_AT_ONCE).join(',') }}
              label="查看机构"
              title={`标签“${row.name}”的机构`}
            >
              {({ record }) => <TaggedOrgs rows={record} tagged={row.orgs} />}
            </ViewButton>
          )}
          <FormButton
            call={update}
            row={row}
            label="关联机构"
            link
            fields={[orgs]}
            intro={`标签“${row.name}”贴在所选的机构上；去掉的机构就取下标签。`}
            when={row.status === onOff.code('on')}
          />
          <FormButton call={update} row={row} label="编辑" link fields={form} />
          {switchButton(update, row, `标签“${row.name}”`)}
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            question={`确定删除标签“${row.name}”吗？还贴在机构上的不能删除。`}
          />
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}
