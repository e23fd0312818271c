import type { Call } from '@tqc/contract/kit';
import { useState } from 'react';
import { Press } from '../../../kit/form/Press';
import { PdfDrawer } from '../../../kit/record/PdfDrawer';
import type { CaseRow } from '../application/application';

interface PaperLinkProps {
  /** Whose right it takes; the list reads it, and `when`, before it draws anything. */
  readonly call: Pick<Call, 'permission' | 'title'>;
  readonly label: string;
  /** What the paper is called. */
  readonly paper: string;
  readonly row: CaseRow;
  readonly when: boolean;
  readonly read: () => Promise<Blob>;
}

/** A link that opens a paper of one application. */
export function PaperLink({ label, paper, row, when, read }: PaperLinkProps) {
  const [open, setOpen] = useState(false);
  if (!when) return null;
  return (
    <>
      <Press label={label} link onClick={() => setOpen(true)} />
      {open && (
        <PdfDrawer
          title={`${row.name}的${paper}`}
          fileKey={`${paper}/${row.regId}/${row.version}`}
          read={read}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
