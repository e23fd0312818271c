import { PdfViewer } from '@tqc/ui/PdfViewer';
import { pdfAssets } from './pdfAssets';
import { fetchFile } from './useFile';
import styles from './PdfDocument.module.css';

/** A stored PDF in the viewer; `whole` fills the window. */
export function PdfDocument({
  fileId,
  whole = false,
}: {
  readonly fileId: string;
  readonly whole?: boolean;
}) {
  return (
    <PdfViewer
      fileKey={fileId}
      read={() => fetchFile(fileId)}
      assets={pdfAssets}
      className={whole ? styles.whole : styles.part}
    />
  );
}
