import { useEffect, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { readyAfterFrame, scrollerOf } from './bench';

pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

export default function ReactPdf() {
  const [n, setN] = useState(0);
  const drawn = useRef(new Set<string>());
  useEffect(() => {
    window.bench.scrollTo = scrollerOf(() => document.getElementById('pages'));
    window.bench.shown = () =>
      drawn.current.has(
        document.elementFromPoint(720, 400)?.closest<HTMLElement>('[data-page-number]')?.dataset[
          'pageNumber'
        ] ?? '',
      );
  }, []);
  return (
    <div id="pages" style={{ height: 800, overflow: 'auto' }}>
      <Document file="./files/scan.pdf" onLoadSuccess={({ numPages }) => setN(numPages)}>
        {Array.from({ length: n }, (_, at) => (
          <Page
            key={at}
            pageNumber={at + 1}
            width={892}
            onRenderSuccess={() => {
              drawn.current.add(String(at + 1));
              if (at === 0) readyAfterFrame();
            }}
          />
        ))}
      </Document>
    </div>
  );
}
