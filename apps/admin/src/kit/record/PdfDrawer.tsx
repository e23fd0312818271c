import Drawer from '@arco-design/web-react/es/Drawer';
import '@arco-design/web-react/es/Drawer/style/css.js';
import { ApiError } from '@tqc/client';
import { useEscape, useLayerName } from '@tqc/ui/FormDialog';
import { isKeyTaken, said } from '@tqc/ui/foundation';
import { SafePart } from '@tqc/ui/SafePart';
import { PdfViewer } from '@tqc/ui/PdfViewer';
import { pdfAssets } from './pdfAssets';
import styles from './PdfDocument.module.css';

/** What the server draws, in the viewer beside the page: read, kept, printed. */
export function PdfDrawer({
  title,
  fileKey,
  fileName,
  read,
  onClose,
}: {
  readonly title: string;
  /** Tells one paper from another. */
  readonly fileKey: string;
  /** What a copy of it is called. */
  readonly fileName?: string;
  readonly read: () => Promise<Blob>;
  readonly onClose: () => void;
}) {
  const name = useLayerName(title);
  const root = useEscape(true, onClose);
  return (
    <div
      className={styles.ear}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isKeyTaken(event, event.target)) return;
        // The dialog that this paper was opened from must not hear the same key.
        event.stopPropagation();
        onClose();
      }}
    >
      <Drawer
        visible
        title={title}
        width="min(1000px, 90vw)"
        footer={null}
        onCancel={onClose}
        unmountOnExit
      >
        <div
          ref={(layer) => {
            name(layer);
            root.current = layer;
          }}
        >
          <SafePart name="本窗口">
            <PdfViewer
              fileKey={fileKey}
              read={() => read().catch(inItsWords)}
              assets={pdfAssets}
              {...(fileName ? { fileName } : {})}
              className={styles.drawer}
            />
          </SafePart>
        </div>
      </Drawer>
    </div>
  );
}

/** What the server refuses it with is what the viewer says. */
function inItsWords(error: unknown): never {
  throw error instanceof ApiError && error.code !== 0 ? said(error.message) : error;
}
