import type { Row } from '@tqc/contract/kit';
import { reportSubmit } from '@tqc/contract/monitor';
import { reportSubmitFlow } from '@tqc/domain/reports';
import type { ReactNode } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { SubmissionView } from './SubmissionView';
import { periodLabel } from './periodLabel';

const { create, get, list, update } = reportSubmit;

interface ReportSubmitsScreenProps {
  /** The subject of the reports (`monitorType`). */
  readonly business: number;
  readonly tabs?: ReactNode;
}

/** 报送: figures of periods that the own organisation and those below handed in. */
export function ReportSubmitsScreen({ business, tabs }: ReportSubmitsScreenProps) {
  return (
    <ListScreen
      title="报送"
      note="报送的数字固定在报送的那一刻；由上级机构接收，或说明原因退回，退回的按现在的数据重新报送。"
      list={list}
      fixed={{ business }}
      search={['reportName', 'period', 'status', 'area']}
      sorts={['submittedAt', 'period']}
      columns={[
        { key: 'reportName', title: '报表名称', width: 220, ellipsis: true, pinned: 'left' },
        'status',
        { key: 'period', title: '统计期', width: 140, text: ({ period }) => periodLabel(period) },
        { key: 'orgName', title: '报送机构', width: 180, ellipsis: true },
        'submittedBy',
        'submittedAt',
        'checkText',
        'changeText',
        'reviewer',
        'reviewedAt',
        { key: 'opinion', title: '意见', width: 200, ellipsis: true },
      ]}
      actionsWidth={210}
      rowActions={actionsOf}
    >
      {tabs}
    </ListScreen>
  );
}

function actionsOf(row: Row<typeof list>) {
  const named = `${row.orgName}${periodLabel(row.period)}的“${row.reportName}”`;
  return (
    <>
      <ViewButton call={get} input={{ id: row.id }} title={named}>
        {(record) => <SubmissionView record={record} />}
      </ViewButton>
      <AskButton
        call={update}
        row={row}
        input={{ id: row.id, action: 'accept' }}
        label="接收"
        link
        question={`确定接收${named}吗？接收以后不能再改。`}
        when={row.mine && reportSubmitFlow.can('accept', row.status)}
      />
      <FormButton
        call={update}
        row={row}
        input={{ id: row.id, action: 'return' }}
        label="退回"
        link
        danger
        fields={['opinion']}
        intro={`退回${named}，报送机构核对后重新报送。`}
        when={row.mine && reportSubmitFlow.can('return', row.status)}
      />
      <FormButton
        call={create}
        row={{}}
        input={{ report: row.report, period: row.period }}
        label="重新报送"
        link
        fields={['text']}
        intro={`按现在的数据重新报送${named}。上级意见：${row.opinion}`}
        when={row.own && reportSubmitFlow.can('again', row.status)}
      />
    </>
  );
}
