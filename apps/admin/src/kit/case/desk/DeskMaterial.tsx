import type { FocusHandle } from '@tqc/ui/foundation';
import { PicturePane } from '@tqc/ui/PictureViewer';
import { PdfViewer } from '@tqc/ui/PdfViewer';
import { useState, type Ref } from 'react';
import { pdfAssets } from '../../record/pdfAssets';
import { fetchFile } from '../../record/useFile';
import styles from './Desk.module.css';

interface DeskMaterialProps {
  readonly files: readonly {
    readonly fileId: string;
    readonly title: string;
    readonly mime: string;
  }[];
  /** Which picture is shown; the fields on the right choose it too. */
  readonly at: number;
  readonly onShow: (at: number) => void;
  /** Leads the focus into whatever is shown. */
  readonly ref: Ref<FocusHandle>;
}

/** The documents: pictures one after another, a PDF in the tab beside them. */
export function DeskMaterial({ files, at, onShow, ref }: DeskMaterialProps) {
  const pictures = files.filter(({ mime }) => mime.startsWith('image/'));
  const documents = files.filter(({ mime }) => mime === 'application/pdf');
  const [open, setOpen] = useState<string>();
  const shown = documents.find(({ fileId }) => fileId === open);
  return (
    <div className={styles.material}>
      {documents.length > 0 && (
        <nav className={styles.kinds} aria-label="材料种类">
          <button
            type="button"
            aria-current={shown ? undefined : 'page'}
            onClick={() => setOpen(undefined)}
          >
            图片（{pictures.length}）
          </button>
          {documents.map(({ fileId, title }) => (
            <button
              key={fileId}
              type="button"
              aria-current={fileId === open ? 'page' : undefined}
              onClick={() => setOpen(fileId)}
            >
              {title}
            </button>
          ))}
        </nav>
      )}
      {shown ? (
        <PdfViewer
          ref={ref}
          fileKey={shown.fileId}
          read={() => fetchFile(shown.fileId)}
          assets={pdfAssets}
          className={styles.viewer}
        />
      ) : (
        <PicturePane
          ref={ref}
          pictures={pictures.map(({ fileId, title }) => ({ id: fileId, title }))}
          read={({ id }) => fetchFile(id)}
          start={at}
          onShow={onShow}
          compact
          className={styles.viewer}
        />
      )}
    </div>
  );
}
