import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import type { ImportCall, Imported } from '@tqc/contract/kit';
import { lazy, Suspense, useState } from 'react';
import { useReload } from '../list/useReload';
import { useGate } from '../session/useGate';
import { useMay } from '../session/useMay';

// Nobody who only looks at a list waits for what reads files.
const ImportDialog = lazy(() => import('./ImportDialog'));

/** Takes records from a file; only with the right. The list around it is read anew afterwards. */
export function ImportButton({
  imported,
  by,
}: {
  readonly imported: Imported;
  /** The call that carries the file, where it has one of its own. */
  readonly by?: ImportCall;
}) {
  const [open, setOpen] = useState(false);
  const may = useMay(imported.right);
  const reload = useReload();
  useGate({ label: '导入', call: imported.right, may, when: true });
  if (!may) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>导入</Button>
      {open && (
        <Suspense>
          <ImportDialog
            imported={imported}
            {...(by ? { by } : {})}
            onWritten={reload}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
