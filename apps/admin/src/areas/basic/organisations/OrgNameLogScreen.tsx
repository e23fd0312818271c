import { orgNameLog } from '@tqc/contract/basic';
import { renameFlow } from '@tqc/domain/organisations';
import type { SearchField } from '@tqc/ui/SearchForm';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import { FileLink } from '../../../kit/record/FileLink';
import { useMay } from '../../../kit/session/useMay';
import { paperField } from './renameForm';
import { useOrgField } from '../../../trade/useOrgField';

const { create, list, remove, update } = orgNameLog;
const when: SearchField = { name: 'effectiveDay', label: '生效日期', kind: 'dateRange' };

/** 机构更名日志: which name an organisation had until when, and by which paper. */
export function OrgNameLogScreen() {
  const org = useOrgField('orgId', { when: useMay(create) });
  return (
    <ListScreen
      note="在机构管理里办理更名后自动记下；证书上的机构名称以签发那天的为准。系统启用以前的更名可以补录。"
      list={list}
      search={['orgName', 'state', when]}
      sorts={['effectiveDay', 'at']}
      columns={[
        'beforeName',
        'afterName',
        'state',
        'effectiveDay',
        'paperNo',
        'sealChange',
        'orgType',
        'areaName',
        'orgCode3',
        'operator',
        'at',
        'byHand',
      ]}
      toolbar={
        <FormButton
          call={create}
          label="补录"
          primary
          drawer
          fields={[
            org,
            'beforeName',
            'afterName',
            'paperNo',
            'effectiveDay',
            'sealChange',
            paperField(false),
          ]}
        />
      }
      actionsWidth={210}
      rowActions={(row) => (
        <>
          <FileLink label="批文" title={`批文${row.paperNo}`} fileId={row.fileId} />
          <FormButton
            call={update}
            row={row}
            label="更正批文"
            link
            fields={['paperNo', paperField(false)]}
          />
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            question={
              row.byHand
                ? `确定删除补录的“${row.afterName}”这条更名吗？`
                : `确定撤销更名为“${row.afterName}”吗？到生效日期也不再更名。`
            }
            when={row.byHand || renameFlow.can('remove', row.state)}
          />
        </>
      )}
    />
  );
}
