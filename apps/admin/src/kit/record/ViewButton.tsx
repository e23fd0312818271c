import type { Call, InputOf, OutputOf } from '@tqc/contract/kit';
import { Dialog } from '@tqc/ui/FormDialog';
import { useContext, useMemo, useState, type ReactNode } from 'react';
import { Press } from '../form/Press';
import { Reload } from '../list/useReload';
import { useGate } from '../session/useGate';
import { useMay } from '../session/useMay';
import { RecordMissing, RecordStale } from './RecordNotice';
import { useRecord } from './useRecord';

interface ViewButtonProps<C extends Call> {
  readonly call: C;
  readonly input: InputOf<C>;
  readonly label?: string;
  /** In the column 操作 a link, in a toolbar a button. */
  readonly link?: boolean;
  /** What the window is called: which record it shows. */
  readonly title: string;
  readonly children: (record: OutputOf<C>) => ReactNode;
}

const WIDTH = 880;

/** A button that opens a record to be read; not there without the right. */
export function ViewButton<C extends Call>({
  label = '查看',
  link = true,
  ...props
}: ViewButtonProps<C>) {
  const [open, setOpen] = useState(false);
  const may = useMay(props.call);
  useGate({ label, call: props.call, may, when: true });
  if (!may) return null;
  return (
    <>
      <Press label={label} link={link} onClick={() => setOpen(true)} />
      {open && <View {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function View<C extends Call>({
  call,
  input,
  title,
  children,
  onClose,
}: Omit<ViewButtonProps<C>, 'label' | 'link'> & { readonly onClose: () => void }) {
  const { record, failure, reload } = useRecord(call, input);
  const outer = useContext(Reload);
  const again = useMemo(
    () => ({
      turn: outer.turn,
      reload() {
        reload();
        outer.reload();
      },
    }),
    [outer, reload],
  );
  return (
    <Dialog title={title} onClose={onClose} width={WIDTH}>
      {record ? (
        <>
          <RecordStale failure={failure} onRetry={reload} />
          <Reload.Provider value={again}>{children(record)}</Reload.Provider>
        </>
      ) : (
        <RecordMissing failure={failure} onRetry={reload} />
      )}
    </Dialog>
  );
}
