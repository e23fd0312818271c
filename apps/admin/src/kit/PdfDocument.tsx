import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { fetchFile } from './useFile';
import styles from './PdfDocument.module.css';

interface PageSource {
  readonly number: number;
  readonly width: number;
  readonly height: number;
}

const ASSETS = `${import.meta.env.BASE_URL}assets/pdfjs/`;
const MAX_PIXELS = 64_000_000;

/** A PDF page by page: only pages in sight are painted, text can be selected by searching in the browser. */
export function PdfDocument({ fileId }: { readonly fileId: string }) {
  const [document_, setDocument] = useState<PDFDocumentProxy>();
  const [pages, setPages] = useState<readonly PageSource[]>([]);
  const [failure, setFailure] = useState<string>();
  const [scale, setScale] = useState(1.2);
  useEffect(() => {
    let gone = false;
    let opened: PDFDocumentProxy | undefined;
    void (async () => {
      try {
        const [pdfjs, worker, blob] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.min.mjs?url'), fetchFile(fileId)]);
        pdfjs.GlobalWorkerOptions.workerSrc = worker.default;
        opened = await pdfjs.getDocument({
          data: await blob.arrayBuffer(), isEvalSupported: false, enableXfa: false, maxImageSize: MAX_PIXELS, cMapUrl: `${ASSETS}cmaps/`, cMapPacked: true, standardFontDataUrl: `${ASSETS}standard_fonts/`, wasmUrl: `${ASSETS}wasm/`,
        }).promise;
        const sizes: PageSource[] = [];
        for (let number = 1; number <= opened.numPages; number += 1) {
          const { width, height } = (await opened.getPage(number)).getViewport({ scale: 1 });
          sizes.push({ number, width, height });
        }
        if (gone) return;
        setDocument(opened);
        setPages(sizes);
      } catch (error) {
        const name = (error as { name?: string }).name;
        setFailure(name === 'PasswordException' ? '文件有密码，请联系提交人提供无密码的文件' : name === 'InvalidPDFException' ? '文件已损坏，请联系提交人重新上传' : '文件无法打开，请刷新后重试');
      }
    })();
    return () => {
      gone = true;
      void opened?.destroy();
    };
  }, [fileId]);
  if (failure) return <p role="alert">{failure}</p>;
  return (
    <div className={styles.pdf}>
      <div className={styles.tools}>
        <button type="button" onClick={() => setScale(Math.max(0.4, scale - 0.2))}>缩小</button>
        <span>{Math.round(scale * 100)}%，共 {pages.length} 页</span>
        <button type="button" onClick={() => setScale(Math.min(3, scale + 0.2))}>放大</button>
      </div>
      <div className={styles.pages} tabIndex={0} role="document" aria-label="PDF文件">
        {document_ && pages.map((page) => <PdfPage key={page.number} source={document_} page={page} scale={scale} />)}
      </div>
    </div>
  );
}

function PdfPage({ source, page, scale }: { readonly source: PDFDocumentProxy; readonly page: PageSource; readonly scale: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), { rootMargin: '600px' });
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (!near) return undefined;
    const canvas = document.createElement('canvas');
    let cancel: (() => void) | undefined;
    void source.getPage(page.number).then((made) => {
      const viewport = made.getViewport({ scale: scale * devicePixelRatio });
      canvas.width = viewport.width;
      canvas.height = viewport.height;
      const task = made.render({ canvas, viewport });
      cancel = () => task.cancel();
      // The old picture stays until the new one is whole.
      task.promise.then(() => frame.current?.replaceChildren(canvas), () => undefined);
    });
    return () => cancel?.();
  }, [near, source, page.number, scale]);
  return <div ref={frame} className={styles.page} style={{ width: page.width * scale, height: page.height * scale }} role="img" aria-label={`第${page.number}页`} />;
}
