import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { cert, certAddition } from '@tqc/contract/cert';
import type { Row } from '@tqc/contract/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBulk } from '../../../kit/form/bulk';
import { BulkBar } from '../../../kit/form/BulkButton';
import { PdfDrawer } from '../../../kit/record/PdfDrawer';
import { fetchBytes } from '../../../kit/record/useFile';
import { useGate } from '../../../kit/session/useGate';
import { useMay } from '../../../kit/session/useMay';
import { LayoutsButton } from './LayoutsButton';
import { PrintDialog, type PrintedRun } from './PrintDialog';

/** So many blanks are booked in one run. */
const MOST = 200;

/** What is to be known of a certificate to print it. */
export type Printable = Pick<Row<typeof cert.list>, 'certId' | 'name' | 'version'>;

interface PrintBarProps {
  readonly selected: readonly Printable[];
  /** Keeps only these chosen. */
  readonly onKeep: (ids: readonly string[]) => void;
}

/** Printing of the chosen certificates, with what it needs: layouts and blanks. */
export function PrintBar({ selected, onKeep }: PrintBarProps) {
  return (
    <BulkBar
      chosen={selected.map(({ certId, name, version }) => ({ id: certId, name, version }))}
      noneChosen="请先勾选要打印的证书"
      onKeep={onKeep}
    >
      <PrintButton selected={selected} onKeep={onKeep} />
      <LayoutsButton />
      <BlanksButton />
    </BulkBar>
  );
}

/** The way to the stock of blanks, also for whoever assigns them and prints nothing. */
export function BlanksButton() {
  const navigate = useNavigate();
  const may = useMay(certAddition.list);
  if (!may) return null;
  return <Button onClick={() => navigate('/historyDataManage/blanks')}>空白证书台账</Button>;
}

function PrintButton({ selected, onKeep }: PrintBarProps) {
  const [open, setOpen] = useState(false);
  const [run, setRun] = useState<PrintedRun>();
  const { reason: none } = useBulk();
  const reason = none ?? (selected.length > MOST ? `一次最多打印${MOST}张` : undefined);
  const may = useMay(cert.print);
  useGate({ label: '打印证书', call: cert.print, may, when: true, reason });
  if (!may) return null;
  return (
    <>
      <Button
        type="primary"
        disabled={reason !== undefined}
        title={reason}
        onClick={() => setOpen(true)}
      >
        打印证书
      </Button>
      {open && (
        <PrintDialog
          selected={selected}
          onClose={() => setOpen(false)}
          onPrinted={(made) => {
            setOpen(false);
            setRun(made);
            onKeep([]);
          }}
        />
      )}
      {run && (
        <PdfDrawer
          title={`教师资格证书（${run.n} 张）`}
          fileKey={`printed/${run.runId}`}
          fileName="教师资格证书.pdf"
          read={() => fetchBytes(cert.printed, { runId: run.runId })}
          onClose={() => setRun(undefined)}
        />
      )}
    </>
  );
}
