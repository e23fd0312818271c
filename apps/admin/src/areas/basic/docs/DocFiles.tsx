import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { eduDoc } from '@tqc/contract/basic';
import type { Call, Row } from '@tqc/contract/kit';
import { resource } from '@tqc/contract/resource';
import { ActionLink } from '@tqc/ui/DataTable';
import { saveBlob } from '@tqc/ui/foundation';
import { useState } from 'react';
import { useAction } from '../../../kit/form/useAction';
import { PdfDrawer } from '../../../kit/record/PdfDrawer';
import { PictureViewer } from '../../../kit/record/PictureViewer';
import { fetchBytes, fetchFile } from '../../../kit/record/useFile';
import { useGate } from '../../../kit/session/useGate';
import { useMay } from '../../../kit/session/useMay';

type Doc = Row<typeof eduDoc.list>;

const PICTURES: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg', 'gif']);
const MOST = 50;

const nameOf = ({ title, kind }: Doc) => `${title}.${kind}`;

/** Fetches a material; the list then tells how often that was. */
export function DownloadLink({ doc }: { readonly doc: Doc }) {
  const may = useMay(resource.downloadFile);
  const [fetch, busy] = useAction(async () =>
    saveBlob(await fetchBytes(resource.downloadFile, { fileId: doc.fileId }), nameOf(doc)),
  );
  return may ? <ActionLink label="下载" onClick={() => busy || void fetch()} /> : null;
}

interface PreviewLinkProps {
  readonly doc: Doc;
  readonly label: string;
  readonly call: Call;
  readonly when: boolean;
}

/** Whether a material can be shown beside the list; any other kind is only fetched. */
export const canPreview = ({ kind }: Doc) => kind === 'pdf' || PICTURES.has(kind);

/** Shows a PDF or a picture; the list offers it (`when`) for those alone. */
export function PreviewLink({ doc, label }: PreviewLinkProps) {
  const [open, setOpen] = useState(false);
  const isPicture = PICTURES.has(doc.kind);
  const close = () => setOpen(false);
  return (
    <>
      <ActionLink label={label} onClick={() => setOpen(true)} />
      {open && isPicture && (
        <PictureViewer
          pictures={[{ fileId: doc.fileId, title: doc.title }]}
          start={0}
          onClose={close}
        />
      )}
      {open && !isPicture && (
        <PdfDrawer
          title={doc.title}
          fileKey={doc.fileId}
          fileName={nameOf(doc)}
          read={() => fetchFile(doc.fileId)}
          onClose={close}
        />
      )}
    </>
  );
}

/** Fetches the chosen materials as one file. */
export function ZipButton({
  selected,
  onDone,
}: {
  readonly selected: readonly Doc[];
  readonly onDone: () => void;
}) {
  const may = useMay(eduDoc.zip);
  const reason =
    selected.length === 0
      ? '请先勾选资料'
      : selected.length > MOST
        ? `一次最多打包${MOST}份资料`
        : undefined;
  useGate({ label: '批量下载', call: eduDoc.zip, may, when: true, reason });
  const [fetch, busy] = useAction(
    async () =>
      saveBlob(
        await fetchBytes(eduDoc.zip, { docIds: selected.map(({ docId }) => docId) }),
        '资料下载.zip',
      ),
    { onDone },
  );
  if (!may) return null;
  return (
    <Button
      disabled={reason !== undefined || busy}
      loading={busy}
      title={reason}
      onClick={() => void fetch()}
    >
      批量下载
    </Button>
  );
}
