import { ActionLink } from '@tqc/ui/DataTable';
import { Dialog } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import styles from './MessageLink.module.css';

const WIDTH = 640;

interface MessageLinkProps {
  /** Whose message it is, as the title names it: 办件SL…. */
  readonly about: string;
  readonly message: string;
}

/** Shows what a platform is told, numbers masked. */
export function MessageLink({ about, message }: MessageLinkProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionLink label="查看报文" onClick={() => setOpen(true)} />
      {open && (
        <Dialog title={`${about}的报文`} width={WIDTH} onClose={() => setOpen(false)}>
          <pre className={styles.message}>{message}</pre>
        </Dialog>
      )}
    </>
  );
}
