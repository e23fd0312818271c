import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { certAssign } from '@tqc/contract/cert';
import type { Row } from '@tqc/contract/kit';
import { registrationReview, type registration } from '@tqc/contract/register';
import { decisions, recognitionFlow } from '@tqc/domain/register';
import { useState } from 'react';
import { BulkBar, BulkButton, useBulk } from '../../../kit/form/BulkButton';
import { required } from '../../../kit/form/formFields';
import { useGate } from '../../../kit/session/useGate';
import { useMay } from '../../../kit/session/useMay';
import { NumberingDialog } from './NumberingDialog';
import type { StatusTab } from './StatusTabs';

type Application = Row<typeof registration.list>;

interface AuditBulkProps {
  readonly tab: StatusTab;
  readonly selected: readonly Application[];
  readonly onDone: () => void;
  readonly onDesk: () => void;
}

/**
 * What can be done with the chosen applications of a tab; what cannot be done is named, row by row.
 */
export function AuditBulk({ tab, selected, onDone, onDesk }: AuditBulkProps) {
  const regIds = selected.map(({ regId }) => regId).join(',');
  const records = selected.map(({ regId, version }) => ({ id: regId, version }));
  const offered = decisions
    .of('audit')
    .filter((decision) => tab.statuses.every((code) => recognitionFlow.can(decision, code)));
  return (
    <BulkBar count={selected.length} noneChosen="请先勾选要办理的申请" onDone={onDone}>
      {tab.key === 'approved' && <NumberingButton selected={selected} onDone={onDone} />}
      {offered.map((decision) => {
        const { bulk, usual, needs, label } = decisions.get(decision);
        return (
          bulk !== undefined && (
            <BulkButton
              key={decision}
              call={registrationReview.batchAud}
              label={bulk}
              title={label}
              primary={usual}
              input={{ regIds, decision, opinion: '', records }}
              {...(needs.length > 0 ? { fields: [required('opinion')] } : {})}
              done="已办理"
            />
          )
        );
      })}
      {tab.key === 'confirmed' && (
        <>
          <BulkButton
            call={registrationReview.batchAllowQuery}
            label="发起准入查询"
            input={{ regIds }}
            done="已发起查询"
          />
          <Button onClick={onDesk}>打开审核台</Button>
        </>
      )}
    </BulkBar>
  );
}

/** 生成证书编号: the numbers are shown before they are made. */
function NumberingButton({ selected, onDone }: Pick<AuditBulkProps, 'selected' | 'onDone'>) {
  const [open, setOpen] = useState(false);
  const { reason } = useBulk();
  const may = useMay(certAssign.create);
  useGate({ label: '生成证书编号', call: certAssign.create, may, when: true, reason });
  if (!may) return null;
  return (
    <>
      <Button type="primary" disabled={reason !== undefined} onClick={() => setOpen(true)}>
        生成证书编号
      </Button>
      {open && (
        <NumberingDialog selected={selected} onClose={() => setOpen(false)} onDone={onDone} />
      )}
    </>
  );
}
