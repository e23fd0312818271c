import type { Call } from '@tqc/contract/kit';
import { useState } from 'react';
import { Press } from '../form/Press';
import { PdfDrawer } from './PdfDrawer';
import { useGate } from '../session/useGate';
import { useMay } from '../session/useMay';

interface PaperButtonProps {
  /** Whose right it takes; the list reads it before it draws anything. */
  readonly call: Pick<Call, 'permission' | 'title'>;
  readonly label: string;
  /** The head of the viewer. */
  readonly title: string;
  /** Tells one paper from another. */
  readonly paperKey: string;
  readonly fileName: string;
  readonly link?: boolean;
  readonly read: () => Promise<Blob>;
}

/** Opens what the server draws; a link in a row, a button elsewhere. */
export function PaperButton(props: PaperButtonProps) {
  const { call, label, title, paperKey, fileName, link = false, read } = props;
  const [open, setOpen] = useState(false);
  const may = useMay(call);
  useGate({ label, call, may, when: true });
  if (!may) return null;
  return (
    <>
      <Press label={label} link={link} onClick={() => setOpen(true)} />
      {open && (
        <PdfDrawer
          title={title}
          fileKey={paperKey}
          fileName={fileName}
          read={read}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
