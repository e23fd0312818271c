import { PdfViewer } from '@tqc/ui/PdfViewer';
import '@tqc/ui/setup';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useEffect } from 'react';
import { whenPainted } from './whenPainted';

export default function Pdf() {
  useEffect(() => {
    whenPainted('canvas', (found) => (found as HTMLCanvasElement).width > 300);
    window.bench.scrollTo = (y) => {
      const box = [...document.querySelectorAll<HTMLElement>('div')].find((one) => one.scrollHeight > 20_000 && one.clientHeight < 2000);
      if (box) box.scrollTop = y;
    };
  }, []);
  return <div style={{ height: 800, display: 'flex' }}><PdfViewer fileKey="a" read={async () => (await fetch('./scan.pdf')).blob()} assets={{ workerUrl, base: './pdfjs/' }} /></div>;
}
