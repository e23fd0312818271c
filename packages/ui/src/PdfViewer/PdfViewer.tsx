import type { PDFDocumentProxy } from 'pdfjs-dist';
import {
  lazy,
  Suspense,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { ErrorState } from '../EmptyState';
import { classNames, isKeyTaken, useStable, type FocusHandle } from '../foundation';
import type { PdfAssets } from './openPdf';
import { PageList, type PageListHandle, type PagePlace } from './PageList';
import { fittingScale, zoomStep, type PageSize } from './pageLayout';
import { PdfTools, type PdfCommand } from './PdfTools';
import { pdfKey } from './pdfKeys';
import { printPdf } from './printPdf';
import { savePdf } from './savePdf';
import { SearchBar } from './SearchBar';
import { Outline, Thumbnails } from './SidePanel';
import { usePdfDocument } from './usePdfDocument';
import { useTextSearch } from './useTextSearch';
import styles from './PdfViewer.module.css';

// Encrypted files are rare: fetched when needed.
const PasswordPrompt = lazy(() =>
  import('./PasswordPrompt').then((loaded) => ({ default: loaded.PasswordPrompt })),
);

interface PdfViewerProps {
  /** 文件的编号；换了就重新打开。 */
  fileKey: string;
  read: () => Promise<Blob>;
  assets: PdfAssets;
  /** 下载的文件名，默认「文件」。 */
  fileName?: string;
  className?: string;
  /** 焦点引到文件的各页上；文件还没打开时到查看器上，打开后若还在这里就到各页上。 */
  ref?: Ref<FocusHandle>;
}

/** PDF 查看器：只画看得见的几页，可查找、选字、看目录和缩略图、缩放、旋转、打印、下载。 */
export function PdfViewer({
  fileKey,
  read,
  assets,
  fileName = '文件',
  className,
  ref,
}: PdfViewerProps) {
  const box = useRef<HTMLDivElement>(null);
  const [state, retry] = usePdfDocument(fileKey, read, assets);
  // What a hidden page gives back is opened anew when it is shown, and must look as it was left.
  const kept = useRef({ fileKey, view: startView() });
  if (kept.current.fileKey !== fileKey) kept.current = { fileKey, view: startView() };
  const focus = () =>
    (box.current?.querySelector<HTMLElement>('[role=document]') ?? box.current)?.focus();
  useImperativeHandle(ref, () => ({ focus }));
  // Who was led here while the file was still being opened, and stayed, goes on to its pages.
  useEffect(() => {
    if (state.phase === 'open' && document.activeElement === box.current) focus();
  }, [state.phase]);
  return (
    <div
      ref={box}
      className={classNames(styles.viewer, className)}
      role="group"
      aria-label="PDF预览"
      tabIndex={-1}
    >
      {state.phase === 'open' && (
        <OpenPdf
          key={fileKey}
          pdf={state.pdf}
          first={state.first}
          fileName={fileName}
          view={kept.current.view}
        />
      )}
      {state.phase === 'loading' && (
        <div className={styles.waiting} role="status">
          <span className={styles.blank} />
          正在打开文件…
        </div>
      )}
      {state.phase === 'password' && (
        <Suspense fallback={null}>
          <PasswordPrompt wrong={state.wrong} onSubmit={state.submit} />
        </Suspense>
      )}
      {state.phase === 'failed' && (
        <div className={styles.waiting}>
          <ErrorState message={state.sentence} onRetry={retry} />
        </div>
      )}
    </div>
  );
}

/** 看到哪里、怎么看，记在打开的文件外面。 */
interface PdfView {
  readonly place: PagePlace;
  zoom: number | 'auto' | 'width' | 'page';
  rotation: number;
  panel: 'outline' | 'thumbnails' | undefined;
  wanted: string | undefined;
}

function startView(): PdfView {
  const place = { page: 0, part: 0, middle: 0.5 };
  return { place, zoom: 'auto', rotation: 0, panel: undefined, wanted: undefined };
}

interface OpenPdfProps {
  pdf: PDFDocumentProxy;
  first: PageSize;
  fileName: string;
  /** 先照着它，变了就写回去。 */
  view: PdfView;
}

function OpenPdf({ pdf, first, fileName, view }: OpenPdfProps) {
  const pages = useRef<PageListHandle>(null);
  const at = useRef(view.place.page);
  const [page, setPage] = useState(view.place.page);
  const [viewport, setViewport] = useState<PageSize>({ width: 0, height: 0 });
  const [zoom, setZoom] = useState(view.zoom);
  const [rotation, setRotation] = useState(view.rotation);
  const [panel, setPanel] = useState(view.panel);
  const [wanted, setWanted] = useState(view.wanted);
  const [printing, setPrinting] = useState<number | 'failed'>();
  const [notSaved, setNotSaved] = useState(false);
  const print = useRef(0);
  const search = useTextSearch(pdf, wanted ?? '', page);
  const scale = typeof zoom === 'number' ? zoom : fittingScale(zoom, first, rotation, viewport);
  useEffect(
    () => () => {
      print.current += 1;
    },
    [],
  );
  useEffect(() => {
    Object.assign(view, { zoom, rotation, panel, wanted });
  }, [view, zoom, rotation, panel, wanted]);

  function goTo(to: number) {
    // Scroll events come late; with keys pressed in a row, the page asked for counts.
    at.current = Math.min(pdf.numPages - 1, Math.max(0, to));
    pages.current?.goTo(at.current);
  }

  async function togglePrint() {
    print.current += 1;
    const turn = print.current;
    // Pressed again while it prepares, it cancels.
    if (typeof printing === 'number') return setPrinting(undefined);
    setPrinting(undefined);
    const ended = await printPdf(
      pdf,
      (done) => turn === print.current && setPrinting(done),
      () => turn === print.current,
    ).then(
      () => undefined,
      () => 'failed' as const,
    );
    if (turn === print.current) setPrinting(ended);
  }

  function onPage(seen: number) {
    at.current = seen;
    setPage(seen);
  }

  function run(command: PdfCommand) {
    switch (command) {
      case 'previous':
        return goTo(at.current - 1);
      case 'next':
        return goTo(at.current + 1);
      case 'in':
        return setZoom(zoomStep(scale, 1));
      case 'out':
        return setZoom(zoomStep(scale, -1));
      case 'width':
      case 'page':
        return setZoom(command);
      case 'left':
        return setRotation((rotation + 270) % 360);
      case 'right':
        return setRotation((rotation + 90) % 360);
      case 'search':
        return setWanted(wanted === undefined ? '' : undefined);
      case 'print':
        return void togglePrint();
      case 'download':
        return void savePdf(pdf, fileName).then(
          () => setNotSaved(false),
          () => setNotSaved(true),
        );
      default:
        return setPanel(panel === command ? undefined : command);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isKeyTaken(event, event.currentTarget)) return;
    const key = pdfKey(event);
    if (!key) return;
    event.preventDefault();
    if (key === 'find') setWanted(wanted ?? '');
    else if (typeof key === 'object') goTo(key.end === 'first' ? 0 : pdf.numPages - 1);
    else run(key);
  }

  const acts = useStable({ run, goTo, onPage });
  return (
    <div className={styles.open} onKeyDown={onKeyDown}>
      <PdfTools
        page={page}
        count={pdf.numPages}
        scale={scale}
        fit={zoom === 'width' || zoom === 'page' ? zoom : undefined}
        panel={panel}
        searching={wanted !== undefined}
        printing={printing}
        notSaved={notSaved}
        onCommand={acts.run}
        onPage={acts.goTo}
      />
      {wanted !== undefined && (
        <SearchBar
          wanted={wanted}
          search={search}
          onWanted={setWanted}
          onClose={() => {
            setWanted(undefined);
            pages.current?.focus();
          }}
        />
      )}
      <div className={styles.body}>
        {panel === 'outline' && <Outline pdf={pdf} first={first} page={page} onPage={goTo} />}
        {panel === 'thumbnails' && <Thumbnails pdf={pdf} first={first} page={page} onPage={goTo} />}
        <PageList
          ref={pages}
          pdf={pdf}
          first={first}
          place={view.place}
          scale={scale}
          rotation={rotation}
          hits={search.hits}
          currentHit={search.current}
          onPage={acts.onPage}
          onViewport={setViewport}
        />
      </div>
    </div>
  );
}
