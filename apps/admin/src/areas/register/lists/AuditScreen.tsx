import { recognitionStatus } from '@tqc/domain/dictionaries';
import Button from '@arco-design/web-react/es/Button';
import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Button/style/css.js';
import '@arco-design/web-react/es/Modal/style/css.js';
import { certAssign } from '@tqc/contract/cert';
import type { InputOf, OutputOf, Row } from '@tqc/contract/kit';
import { registration, registrationReview } from '@tqc/contract/register';
import { decisions, recognitionFlow } from '@tqc/domain/register';
import { DeadlineChip } from '@tqc/ui/DeadlineChip';
import { ActionLink } from '@tqc/ui/DataTable';
import { FormDialog, type FormField } from '@tqc/ui/FormDialog';
import { ApiError } from '@tqc/client';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, tellDone, tellError } from '../../../kit/session/api';
import { useGates } from '../../../kit/session/useGate';
import { useMay } from '../../../kit/session/useMay';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useReload } from '../../../kit/list/useReload';
import { NumberingDialog } from './NumberingDialog';
import { StatusTabs, useStatusTab, type StatusTab } from './StatusTabs';

type Application = Row<typeof registration.list>;
type Outcome = OutputOf<typeof registrationReview.batchAud>;
type Decision = InputOf<typeof registrationReview.batchAud>['decision'];

const tabs: readonly StatusTab[] = [
  { key: 'confirmed', label: '待审批', statuses: [recognitionStatus.code('confirmed')] },
  { key: 'approved', label: '待编号', statuses: [recognitionStatus.code('approved')] },
  { key: 'recognised', label: '已认定', statuses: [recognitionStatus.code('recognised')] },
  { key: 'failed', label: '不通过', statuses: [recognitionStatus.code('failed')] },
];
const opinion: FormField[] = [
  {
    name: 'opinion',
    label: '审核意见',
    kind: 'textarea',
    required: true,
    maxLength: 200,
    maxLengthMessage: '最多输入200字',
  },
];

/** 认定审批 */
export function AuditScreen() {
  const navigate = useNavigate();
  const tab = useStatusTab(tabs);
  const open = ({ regId }: { regId: string }) => navigate(`/register/application/${regId}`);
  return (
    <ListScreen
      title="认定审批"
      note="审批已确认的申请，通过后生成证书编号；不能办理的逐条说明原因。"
      list={registration.list}
      fixed={{ statuses: [...tab.statuses], undeleted: true }}
      rowKey="regId"
      selectable
      sorts={['archiveNo', 'name', 'confirmTime']}
      search={[
        'name',
        'idNo',
        'archiveNo',
        'ctId',
        'examType',
        'accessResult',
        'recordStatus',
        'graduating',
      ]}
      columns={[
        'archiveNo',
        'name',
        'sex',
        'idNo',
        'ctId',
        'subjectName',
        'examType',
        'educationLevel',
        'mandarinLevel',
        'accessResult',
        'limitHit',
        {
          key: 'daysLeft',
          title: '剩余工作日',
          width: 160,
          render: (row) => (row.daysLeft === null ? '—' : <DeadlineChip workdays={row.daysLeft} />),
        },
        'certNo',
        'status',
        'recordStatus',
      ]}
      onOpen={open}
      actionsWidth={88}
      rowActions={(_, openRow) => (
        <ActionLink label={tab.key === 'confirmed' ? '审批' : '查看'} onClick={openRow} />
      )}
      toolbar={(selected, clear) => (
        <BulkActions
          onDesk={() => navigate('/register/desk?step=audit')}
          tab={tab}
          selected={selected}
          onDone={clear}
        />
      )}
    >
      <StatusTabs tabs={tabs} />
    </ListScreen>
  );
}

/** What can be done with the selected rows; what cannot be done is named, row by row. */
function BulkActions({
  tab,
  selected,
  onDone,
  onDesk,
}: {
  readonly onDesk: () => void;
  readonly tab: StatusTab;
  readonly selected: readonly Application[];
  readonly onDone: () => void;
}) {
  const reload = useReload();
  const mayAudit = useMay(registrationReview.batchAud);
  const mayQuery = useMay(registrationReview.batchAllowQuery);
  const mayNumber = useMay(certAssign.create);
  const [asking, setAsking] = useState<Decision>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [numbering, setNumbering] = useState(false);
  const [busy, setBusy] = useState(false);
  const regIds = selected.map(({ regId }) => regId).join(',');
  const none = selected.length === 0;
  const chosen = none ? '请先勾选要办理的申请' : undefined;
  const offered = decisions
    .of('audit')
    .filter((decision) => tab.statuses.every((code) => recognitionFlow.can(decision, code)))
    .flatMap((decision) => {
      const { bulk, usual, needs } = decisions.get(decision);
      return bulk === undefined ? [] : [{ decision, label: bulk, usual, asks: needs.length > 0 }];
    });
  useGates([
    ...offered.map(({ label }) => ({
      label,
      call: registrationReview.batchAud,
      may: mayAudit,
      when: true,
      reason: chosen,
    })),
    ...(tab.key === 'confirmed'
      ? [
          {
            label: '发起准入查询',
            call: registrationReview.batchAllowQuery,
            may: mayQuery,
            when: true,
            reason: chosen,
          },
        ]
      : []),
    ...(tab.key === 'approved'
      ? [
          {
            label: '生成证书编号',
            call: certAssign.create,
            may: mayNumber,
            when: true,
            reason: chosen,
          },
        ]
      : []),
  ]);

  function finish(result: Outcome, word: string) {
    if (result.done.length > 0) tellDone(`${word} ${result.done.length} 条`);
    if (result.refused.length > 0) setOutcome(result);
    onDone();
    reload();
  }

  async function decide(decision: Decision, text = '') {
    const result = await call(registrationReview.batchAud, {
      regIds,
      decision,
      opinion: text,
      records: selected.map(({ regId, version }) => ({ id: regId, version })),
    });
    finish(result, '已办理');
  }

  function run(work: Promise<unknown>) {
    setBusy(true);
    work.catch(tellError).finally(() => setBusy(false));
  }

  const off = none || busy;
  return (
    <>
      {tab.key === 'approved' && mayNumber && (
        <Button type="primary" disabled={off} onClick={() => setNumbering(true)}>
          生成证书编号
        </Button>
      )}
      {mayAudit &&
        offered.map(({ decision, label, usual, asks }) => (
          <Button
            key={decision}
            type={usual ? 'primary' : 'secondary'}
            disabled={off}
            onClick={() => (asks ? setAsking(decision) : run(decide(decision)))}
          >
            {label}
          </Button>
        ))}
      {tab.key === 'confirmed' && mayQuery && (
        <Button
          disabled={off}
          onClick={() =>
            run(
              call(registrationReview.batchAllowQuery, { regIds }).then((result) =>
                finish(result, '已发起查询'),
              ),
            )
          }
        >
          发起准入查询
        </Button>
      )}
      {tab.key === 'confirmed' && <Button onClick={onDesk}>打开审核台</Button>}
      <FormDialog
        open={asking !== undefined}
        title={asking ? decisions.get(asking).label : ''}
        fields={opinion}
        onClose={() => setAsking(undefined)}
        onSubmit={async (values) => {
          try {
            if (asking) await decide(asking, String(values['opinion']));
          } catch (error) {
            if (error instanceof ApiError) throw { message: error.message, fields: error.fields };
            throw error;
          }
        }}
      />
      {numbering && (
        <NumberingDialog
          selected={selected}
          onClose={() => setNumbering(false)}
          onDone={() => {
            onDone();
            reload();
          }}
        />
      )}
      <Modal
        visible={outcome !== undefined}
        title={`${outcome?.refused.length ?? 0} 条没有办理`}
        hideCancel
        okText="知道了"
        onOk={() => setOutcome(undefined)}
        onCancel={() => setOutcome(undefined)}
      >
        <ul>
          {outcome?.refused.map(({ id, name, reason }) => (
            <li key={id}>
              {name || id}：{reason}
            </li>
          ))}
        </ul>
      </Modal>
    </>
  );
}
