import type { Row } from '@tqc/contract/kit';
import { monAlert } from '@tqc/contract/monitor';
import { alertStatus } from '@tqc/domain/dictionaries';
import { alertFlow, alertRuleOf } from '@tqc/domain/wall';
import type { ReactNode } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { EachBar, EachButton } from '../../../kit/form/EachButton';
import { required } from '../../../kit/form/formFields';
import { ListScreen } from '../../../kit/list/ListScreen';
import { AlertLink } from './AlertLink';

const { list, update } = monAlert;

/** What the rules found, the newest first, and what becomes of it. */
export function AlertList({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      note="本机构及下级的预警，每分钟计算一次，只写机构和件数。认领以后由认领的机构处理，处理完成或忽略时写明情况。"
      list={list}
      search={['severity', 'rule', 'business', 'status', 'orgName', 'firstAtFrom', 'firstAtTo']}
      sorts={['severity', 'firstAt', 'lastAt', 'times']}
      columns={[
        {
          key: 'rule',
          title: '规则名称',
          width: 190,
          pinned: 'left',
          ellipsis: true,
          text: ({ rule }) => alertRuleOf(rule)?.title ?? rule,
        },
        'status',
        'severity',
        'business',
        { key: 'orgName', title: '机构名称', width: 200, ellipsis: true },
        { key: 'subject', title: '情况', width: 220, ellipsis: true },
        'lasts',
        'firstAt',
        'lastAt',
        'times',
        'handler',
        { key: 'note', title: '处理说明', width: 200, ellipsis: true },
        'cases',
        'threshold',
        'id',
      ]}
      selectable
      toolbar={(selected, keep) => (
        <EachBar
          rows={selected}
          idOf={({ id }) => id}
          nameOf={({ orgName, subject }) => `${orgName} ${subject}`}
          noun="预警"
          onKeep={keep}
        >
          <EachButton
            call={update}
            label="批量认领"
            verb="认领"
            refusal={refusalOf('claim')}
            input={{ action: 'claim' }}
          />
          <EachButton
            call={update}
            label="批量忽略"
            verb="忽略"
            refusal={refusalOf('ignore')}
            input={{ action: 'ignore' }}
            opinion="needed"
          />
        </EachBar>
      )}
      actionsWidth={260}
      rowActions={(row) => (
        <>
          <AlertLink row={row} />
          {decisionsOn(row)}
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}

type Alert = Row<typeof list>;

/** Why a chosen warning is not asked for, as far as its row tells. */
const refusalOf = (event: 'claim' | 'ignore') => (row: Readonly<Record<string, unknown>>) => {
  const status = Number(row['status']);
  return alertFlow.can(event, status) ? undefined : `${alertStatus.label(status)}的预警不用办理`;
};

/** What can be done with a warning now. */
function decisionsOn(row: Alert) {
  const { status } = row;
  return (
    <>
      <AskButton
        call={update}
        row={row}
        input={{ action: 'claim' }}
        label="认领"
        link
        question={`认领“${row.orgName}”的这条预警？`}
        when={alertFlow.can('claim', status)}
      />
      <FormButton
        call={update}
        row={row}
        input={{ action: 'close' }}
        label="处理完成"
        link
        fields={[required('opinion')]}
        when={alertFlow.can('close', status)}
      />
      <FormButton
        call={update}
        row={row}
        input={{ action: 'inform' }}
        label="通知下级"
        link
        intro={`给“${row.orgName}”发一条站内消息：${row.subject}`}
        fields={['opinion']}
        when={alertFlow.can('inform', status)}
      />
      <AskButton
        call={update}
        row={row}
        input={{ action: 'giveBack' }}
        label="退回未处理"
        link
        when={alertFlow.can('giveBack', status)}
      />
      <FormButton
        call={update}
        row={row}
        input={{ action: 'ignore' }}
        label="忽略"
        link
        danger
        fields={[required('opinion')]}
        when={alertFlow.can('ignore', status)}
      />
    </>
  );
}
