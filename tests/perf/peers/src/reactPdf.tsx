import { useEffect, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { whenPainted } from './whenPainted';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

export default function ReactPdf() {
  const [n, setN] = useState(0);
  useEffect(() => {
    whenPainted('canvas', (found) => (found as HTMLCanvasElement).width > 300);
    window.bench.scrollTo = (y) => {
      const box = document.getElementById('pages');
      if (box) box.scrollTop = y;
    };
  }, []);
  return <div id="pages" style={{ height: 800, overflow: 'auto' }}><Document file="./scan.pdf" onLoadSuccess={({ numPages }) => setN(numPages)}>{Array.from({ length: n }, (_, at) => <Page key={at} pageNumber={at + 1} />)}</Document></div>;
}
