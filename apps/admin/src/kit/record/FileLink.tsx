import type { Call, InputOf } from '@tqc/contract/kit';
import { saveBlob } from '@tqc/ui/foundation';
import { PictureViewer } from '@tqc/ui/PictureViewer';
import { useState } from 'react';
import { Press } from '../form/Press';
import { useAction } from '../form/useAction';
import { useMay } from '../session/useMay';
import { PdfDrawer } from './PdfDrawer';
import { fetchBytes, fetchFile, useMayView } from './useFile';

const PDF = 'application/pdf';

interface Named {
  readonly label: string;
  /** What the viewer is called. */
  readonly title: string;
}

/** A scan or PDF that a call answers; not there without the right to it. */
export function ScanLink<C extends Call>({
  call,
  input,
  ...named
}: Named & { readonly call: C; readonly input: InputOf<C> }) {
  const may = useMay(call);
  const fileKey = `${call.id}/${JSON.stringify(input)}`;
  return may ? <Opened {...named} fileKey={fileKey} read={() => fetchBytes(call, input)} /> : null;
}

/** A stored scan or PDF; nothing where there is none, or no right to look at files. */
export function FileLink({ fileId, ...named }: Named & { readonly fileId: string | null }) {
  const may = useMayView();
  return fileId === null || !may ? null : (
    <Opened {...named} fileKey={fileId} read={() => fetchFile(fileId)} />
  );
}

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
/** What is put beside a record and no viewer shows. */
const extensionOf = ({ type }: Blob): string => {
  if (type.startsWith(`${OFFICE}wordprocessingml`)) return '.docx';
  return type.startsWith(`${OFFICE}spreadsheetml`) ? '.xlsx' : '';
};
const canShow = ({ type }: Blob) => type === PDF || type.startsWith('image/');

/**
 * Fetches when it is pressed, and shows a PDF or a picture, whichever it turns out to be; what no
 * viewer shows is kept as a file.
 */
function Opened({
  label,
  title,
  fileKey,
  read,
}: Named & { readonly fileKey: string; readonly read: () => Promise<Blob> }) {
  const [shown, setShown] = useState<Blob>();
  const [fetch, busy] = useAction(async () => {
    const file = await read();
    if (canShow(file)) setShown(file);
    else saveBlob(file, `${title}${extensionOf(file)}`);
  });
  const close = () => setShown(undefined);
  const again = () => Promise.resolve(shown ?? new Blob());
  return (
    <>
      <Press label={label} link onClick={() => busy || void fetch()} />
      {shown?.type === PDF && (
        <PdfDrawer title={title} fileKey={fileKey} fileName={title} read={again} onClose={close} />
      )}
      {shown && shown.type !== PDF && (
        <PictureViewer pictures={[{ id: fileKey, title }]} read={again} start={0} onClose={close} />
      )}
    </>
  );
}
