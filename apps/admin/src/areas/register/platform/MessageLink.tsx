import { ActionLink } from '@tqc/ui/DataTable';
import { Dialog } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import styles from './MessageLink.module.css';

const WIDTH = 640;

/** Shows what the platform is told of a case, numbers masked. */
export function MessageLink({
  push,
}: {
  readonly push: { readonly caseNo: string; readonly message: string };
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionLink label="查看报文" onClick={() => setOpen(true)} />
      {open && (
        <Dialog title={`办件${push.caseNo}的报文`} width={WIDTH} onClose={() => setOpen(false)}>
          <pre className={styles.message}>{push.message}</pre>
        </Dialog>
      )}
    </>
  );
}
