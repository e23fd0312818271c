import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { certAssign } from '@tqc/contract/cert';
import type { Row } from '@tqc/contract/kit';
import { registrationReview, type registration } from '@tqc/contract/register';
import { decisions, recognitionFlow } from '@tqc/domain/register';
import { useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBulk } from '../../../kit/form/bulk';
import { BulkBar, BulkButton } from '../../../kit/form/BulkButton';
import { idsOf } from '../../../kit/form/inParts';
import { useGate } from '../../../kit/session/useGate';
import { useMay } from '../../../kit/session/useMay';
import { DeskButton } from '../desk/DeskButton';
import { MessageButton } from './MessageButton';
import { NumberingDialog } from './NumberingDialog';
import { PapersButton } from './PapersButton';
import type { StatusTab } from './StatusTabs';
import { caseChosen } from './caseChosen';
import { decidedBy } from './decidedBy';

type Application = Row<typeof registration.list>;

/** So many get their numbers in one run. */
const MOST = 500;
/** Which papers the clerk needs in which tab. */
const PAPERS: Readonly<Record<string, readonly ComponentProps<typeof PapersButton>['kind'][]>> = {
  confirmed: ['accept'],
  approved: ['notice'],
  recognised: ['signOff', 'notice'],
  failed: ['refusal'],
};

interface AuditBulkProps {
  readonly tab: StatusTab;
  readonly selected: readonly Application[];
  /** Keeps only these chosen: those of whom something could not be done. */
  readonly onKeep: (ids: readonly string[]) => void;
}

/**
 * What can be done with the chosen applications of a tab; what cannot be done is named, row by row.
 */
export function AuditBulk({ tab, selected, onKeep }: AuditBulkProps) {
  const navigate = useNavigate();
  const mayRuns = useMay(certAssign.list);
  const offered = decisions
    .of('audit')
    .filter((decision) => tab.statuses.every((code) => recognitionFlow.can(decision, code)));
  return (
    <BulkBar
      chosen={caseChosen(selected, 'archiveNo')}
      noneChosen="请先勾选要办理的申请"
      onKeep={onKeep}
    >
      {tab.key === 'approved' && <NumberingButton selected={selected} onDone={() => onKeep([])} />}
      {offered.map((decision) => {
        const { bulk, usual, label } = decisions.get(decision);
        return (
          bulk !== undefined && (
            <BulkButton
              key={decision}
              call={registrationReview.batchAud}
              label={bulk}
              title={label}
              primary={usual}
              {...decidedBy(decision)}
              next={usual && tab.key === 'confirmed' && <QueryButton label="对这些发起准入查询" />}
            />
          )
        );
      })}
      {(tab.key === 'approved' || tab.key === 'recognised') && mayRuns && (
        <Button onClick={() => navigate('/register/numbers')}>编号记录</Button>
      )}
      {tab.key === 'confirmed' && (
        <>
          <QueryButton label="发起准入查询" />
          <DeskButton step="audit" />
        </>
      )}
      {PAPERS[tab.key]?.map((kind) => (
        <PapersButton key={kind} kind={kind} selected={selected} />
      ))}
      <MessageButton />
    </BulkBar>
  );
}

/** Asks the platform about the chosen; whose answer still counts is named and left out. */
function QueryButton({ label }: { readonly label: string }) {
  return (
    <BulkButton
      call={registrationReview.batchAllowQuery}
      label={label}
      title="发起准入查询"
      input={(part) => ({ regIds: idsOf(part) })}
      done="已发起查询"
    />
  );
}

/** 生成证书编号: the numbers are shown before they are made. */
function NumberingButton({
  selected,
  onDone,
}: Pick<AuditBulkProps, 'selected'> & { readonly onDone: () => void }) {
  const [open, setOpen] = useState(false);
  const { reason: none } = useBulk();
  const reason = none ?? (selected.length > MOST ? `一次最多编号${MOST}条` : undefined);
  const may = useMay(certAssign.create);
  useGate({ label: '生成证书编号', call: certAssign.create, may, when: true, reason });
  if (!may) return null;
  return (
    <>
      <Button
        type="primary"
        disabled={reason !== undefined}
        title={reason}
        onClick={() => setOpen(true)}
      >
        生成证书编号
      </Button>
      {open && (
        <NumberingDialog selected={selected} onClose={() => setOpen(false)} onDone={onDone} />
      )}
    </>
  );
}
