import { useEffect, useRef } from 'react';
import * as pdfjs from '../../../../node_modules/pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from '../../../../node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import '../../../../node_modules/pdfjs-dist/legacy/web/pdf_viewer.css';
import { readyAfterFrame, scrollerOf } from './bench';

// The viewer takes the core from the window.
Object.assign(globalThis, { pdfjsLib: pdfjs });
const { EventBus, PDFLinkService, PDFViewer } =
  await import('../../../../node_modules/pdfjs-dist/legacy/web/pdf_viewer.mjs');
pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/** The viewer of pdf.js itself, the one inside Firefox, without its tool bar. */
export default function PdfjsViewer() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = box.current;
    if (!container) return;
    const drawn = new Set<Element>();
    const eventBus = new EventBus();
    const linkService = new PDFLinkService({ eventBus });
    const viewer = new PDFViewer({ container, eventBus, linkService });
    linkService.setViewer(viewer);
    // As wide as ours: 892 pixels.
    eventBus.on('pagesinit', () => void (viewer.currentScale = 892 / 793.33));
    eventBus.on('pagerendered', ({ source }: { source: { div: Element } }) => {
      drawn.add(source.div);
      readyAfterFrame();
    });
    void pdfjs
      .getDocument({ url: './files/scan.pdf', wasmUrl: './pdfjs/wasm/' })
      .promise.then((pdf) => {
        viewer.setDocument(pdf);
        linkService.setDocument(pdf);
      });
    window.bench.scrollTo = scrollerOf(() => container);
    window.bench.shown = () => {
      const page = document.elementFromPoint(720, 400)?.closest('.page');
      return Boolean(page && drawn.has(page) && page.querySelector('canvas'));
    };
  }, []);
  return (
    <div style={{ position: 'relative', height: 800 }}>
      <div ref={box} style={{ position: 'absolute', inset: 0, overflow: 'auto' }}>
        <div className="pdfViewer" />
      </div>
    </div>
  );
}
