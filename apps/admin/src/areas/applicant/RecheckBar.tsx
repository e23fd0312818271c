import type { Call } from '@tqc/contract/kit';
import { EachBar, EachButton } from '../../kit/form/EachButton';

interface RecheckBarProps {
  /** The change of one certificate: its `recheck` asks the source. */
  readonly call: Call;
  readonly label: string;
  readonly rows: readonly { readonly id: string; readonly name: string }[];
  readonly onKeep: (ids: readonly string[]) => void;
}

/** Asks the source about every chosen certificate, one after the other. */
export function RecheckBar({ call, label, rows, onKeep }: RecheckBarProps) {
  return (
    <EachBar
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      noun="申请人"
      onKeep={onKeep}
    >
      <EachButton
        call={call}
        label={label}
        verb="重新核验"
        refusal={() => undefined}
        input={{ action: 'recheck' }}
      />
    </EachBar>
  );
}
