import { baseOrgAnnulLog, OrgAnnul } from '@tqc/contract/basic';
import { factsOf } from '@tqc/contract/kit';
import { annulFlow } from '@tqc/domain/organisations';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import type { SearchField } from '@tqc/ui/SearchForm';
import type { ReactNode } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import { detailItem } from '../../../kit/record/detailItem';
import { ViewButton } from '../../../kit/record/ViewButton';
import { useMay } from '../../../kit/session/useMay';
import { useOrgField } from '../../../trade/useOrgField';

const { create, get, list, remove, update } = baseOrgAnnulLog;
const when: SearchField = { name: 'effectiveDay', label: '生效日期', kind: 'dateRange' };

const FACTS = [
  'fromName',
  'intoName',
  'kind',
  'state',
  'orgType',
  'areaName',
  'certs',
  'records',
  'users',
  'points',
  'done',
  'paperNo',
  'effectiveDay',
  'runAt',
  'operator',
  'at',
  'byHand',
] as const;

/** 机构撤并日志: which organisation went into which, what went over, and how far it has come. */
export function OrgAnnulLogScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const into = useOrgField('intoOrgId', { when: useMay(create) });
  return (
    <ListScreen
      note="在机构管理里办理撤并、移交后自动记下，到生效日期零时执行；执行失败的排除原因后重新执行，已经转移的不会重复。"
      list={list}
      search={['orgName', 'kind', 'state', when]}
      sorts={['effectiveDay', 'at']}
      columns={[
        'fromName',
        'state',
        'intoName',
        'kind',
        'certs',
        'records',
        'users',
        'points',
        'paperNo',
        'effectiveDay',
        'orgType',
        'areaName',
        'runAt',
        'message',
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
          fields={['fromName', into, 'paperNo', 'effectiveDay', 'certs', 'users', 'points']}
        />
      }
      actionsWidth={250}
      rowActions={(row) => (
        <>
          <ViewButton call={get} input={{ annulId: row.annulId }} title={row.fromName}>
            {(line) => (
              <DescriptionList
                columns={2}
                items={[
                  ...FACTS.map((name) =>
                    detailItem(name, factsOf(OrgAnnul.shape[name]), line[name]),
                  ),
                  { label: '执行结果', value: line.message || '—', wide: true },
                ]}
              />
            )}
          </ViewButton>
          <AskButton
            call={update}
            row={row}
            input={{ action: 'again' }}
            label="重新执行"
            link
            question={`确定重新执行吗？上次没有完成的原因：${row.message}`}
            when={annulFlow.can('again', row.state)}
          />
          <FormButton call={update} row={row} label="更正批文" link fields={['paperNo']} />
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            question={
              row.byHand
                ? `确定删除补录的“${row.fromName}”这条记录吗？`
                : `确定撤销吗？“${row.fromName}”到生效日期也不再转移。`
            }
            when={row.byHand || (annulFlow.can('remove', row.state) && row.done === 0)}
          />
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}
