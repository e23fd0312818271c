import { PdfViewer } from '@tqc/ui/PdfViewer';
import { useEffect } from 'react';
import workerUrl from '../../../../node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { scrollerOf, whenPainted } from './bench';

const read = async () => (await fetch('./files/scan.pdf')).blob();
const assets = { workerUrl, base: './pdfjs/' };

export default function Pdf() {
  useEffect(() => {
    // The canvas is put in place when it has been drawn.
    whenPainted('[role=document] canvas');
    window.bench.scrollTo = scrollerOf(() =>
      document.querySelector<HTMLElement>('[role=document]'),
    );
    window.bench.shown = () => {
      const page = document.elementFromPoint(720, 450)?.closest('[aria-label^="第"]');
      return page ? page.querySelector('canvas') !== null : false;
    };
  }, []);
  return <PdfViewer className="tall" fileKey="a" read={read} assets={assets} />;
}
