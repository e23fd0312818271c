import { PdfViewer } from '@tqc/ui/PdfViewer';
import { pdfAssets } from './pdfAssets';
import { fetchFile } from './useFile';
import styles from './PdfDocument.module.css';

/** A stored PDF in the viewer; `whole` fills the window. */
export function PdfDocument({
  fileId,
  name,
  whole = false,
}: {
  readonly fileId: string;
  /** What a copy of it is called. */
  readonly name?: string;
  readonly whole?: boolean;
}) {
  return (
    <PdfViewer
      fileKey={fileId}
      read={() => fetchFile(fileId)}
      assets={pdfAssets}
      {...(name ? { fileName: name } : {})}
      className={whole ? styles.whole : styles.part}
    />
  );
}
