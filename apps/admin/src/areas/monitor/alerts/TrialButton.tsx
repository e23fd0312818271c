import type { Row } from '@tqc/contract/kit';
import { monAlertInform } from '@tqc/contract/monitor';
import { alertRuleOf } from '@tqc/domain/wall';
import { NumberField } from '@tqc/ui/fields';
import { Dialog } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { Press } from '../../../kit/form/Press';
import { RecordMissing } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import { useGate } from '../../../kit/session/useGate';
import { useMay } from '../../../kit/session/useMay';

const { trial } = monAlertInform;
const WIDTH = 520;
const LABEL = '试算';

interface TrialProps {
  readonly row: Row<typeof monAlertInform.list>;
}

/** Says how often a rule would have fired in the days past, with its measure or another. */
export function TrialButton({ row }: TrialProps) {
  const [open, setOpen] = useState(false);
  const may = useMay(trial);
  useGate({ label: LABEL, call: trial, may, when: true });
  if (!may) return null;
  return (
    <>
      <Press label={LABEL} link onClick={() => setOpen(true)} />
      {open && <Trial row={row} onClose={() => setOpen(false)} />}
    </>
  );
}

function Trial({ row, onClose }: TrialProps & { readonly onClose: () => void }) {
  const rule = alertRuleOf(row.rule);
  const [threshold, setThreshold] = useState(row.threshold ?? undefined);
  const isWhole = threshold !== undefined && Number.isInteger(threshold) && threshold > 0;
  const { record, failure, reload } = useRecord(trial, {
    id: row.id,
    ...(isWhole && { threshold }),
  });
  return (
    <Dialog title={`${rule?.title ?? row.rule}：试算`} width={WIDTH} onClose={onClose}>
      {rule?.measure && (
        <NumberField
          label="阈值"
          unit={rule.measure.unit}
          value={threshold}
          onChange={setThreshold}
          hint="换一个阈值看看会触发几次；这里不会保存。"
          {...(!isWhole && { error: '请填写大于0的整数' })}
        />
      )}
      {record ? (
        <p role="status">{saysOf(record)}</p>
      ) : (
        <RecordMissing failure={failure} onRetry={reload} />
      )}
    </Dialog>
  );
}

interface Trialled {
  readonly days: number;
  readonly fired: number;
  readonly orgs: number;
  readonly why: string;
}

function saysOf({ days, fired, orgs, why }: Trialled): string {
  if (why !== '') return why;
  return fired === 0
    ? `过去${days}天不会触发。`
    : `过去${days}天会触发${fired}次，涉及${orgs}个机构；同一机构一天算一次。`;
}
