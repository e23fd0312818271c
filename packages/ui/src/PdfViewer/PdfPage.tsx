import type { PDFDocumentProxy, PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { memo, useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { usePixelRatio } from '../foundation';
import { hitBoxes, type HitBox } from './hitBoxes';
import { loadPdfjs } from './loadPdfjs';
import type { PageSize } from './pageLayout';
import { paintPage } from './paintPage';
import type { TextHit } from './textSearch';
import styles from './PdfViewer.module.css';

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** 从 0 起。 */
  index: number;
  top: number;
  size: PageSize;
  scale: number;
  rotation: number;
  hits: readonly TextHit[];
  current: TextHit | undefined;
  /** 轮到这一页了；画过以后再变也不收回。 */
  isDue: boolean;
  /** 画好或画不出来时；离开时收回。 */
  onDrawn: (index: number, isDrawn: boolean) => void;
  /** 当前的查找结果有了位置时；同一处可能报几次。 */
  onFound: (hit: TextHit, box: HTMLElement) => void;
  /** 读到这一页真正的大小时。 */
  onSize: (index: number, size: PageSize) => void;
}

/** 这一页上查找到的位置，和算位置时的当前结果。 */
interface Found {
  readonly boxes: readonly HitBox[];
  readonly current: TextHit | undefined;
}

const NOTHING: Found = { boxes: [], current: undefined };
const MOST_PIXELS = 16_000_000;

/** 一页：画面、可选的文字和查找到的位置；放大时旧画面留到新画面画好。 */
export const PdfPage = memo(function PdfPage({
  pdf,
  index,
  top,
  size,
  scale,
  rotation,
  hits,
  current,
  isDue,
  onDrawn,
  onFound,
  onSize,
}: PdfPageProps) {
  const paper = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PDFPageProxy>();
  const [failed, setFailed] = useState(false);
  const [layer, setLayer] = useState<TextLayer>();
  const [found, setFound] = useState<Found>(NOTHING);
  const ratio = usePixelRatio();
  const currentBox = useRef<HTMLSpanElement>(null);

  const [isOn, setOn] = useState(isDue);
  if (isDue && !isOn) setOn(true);

  useEffect(() => {
    if (!isOn) return undefined;
    let gone = false;
    let kept: PDFPageProxy | undefined;
    pdf.getPage(index + 1).then(
      (got) => {
        if (gone) return;
        kept = got;
        setPage(got);
        const { width, height } = got.getViewport({ scale: 1 });
        onSize(index, { width, height });
      },
      () => {
        if (gone) return;
        setFailed(true);
        onDrawn(index, true);
      },
    );
    return () => {
      gone = true;
      // A decoded scan is some ten megabytes: given back once passed, or once its drawing stops.
      kept?.cleanup();
      onDrawn(index, false);
    };
  }, [pdf, index, isOn, onDrawn, onSize]);

  useEffect(() => {
    if (!page) return undefined;
    const plain = page.getViewport({ scale: 1 });
    const sharp = Math.min(scale * ratio, Math.sqrt(MOST_PIXELS / (plain.width * plain.height)));
    const viewport = page.getViewport({ scale: sharp, rotation: (page.rotate + rotation) % 360 });
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.floor(viewport.width));
    canvas.height = Math.max(1, Math.floor(viewport.height));
    const task = paintPage(page, { canvas, viewport });
    task.promise.then(
      () => {
        replaceCanvas(paper.current, canvas);
        onDrawn(index, true);
      },
      (error: unknown) => {
        canvas.width = 0;
        if ((error as Error).name === 'RenderingCancelledException') return;
        setFailed(true);
        onDrawn(index, true);
      },
    );
    return () => task.cancel();
  }, [page, index, scale, ratio, rotation, onDrawn]);

  useEffect(() => () => replaceCanvas(paper.current, undefined), []);

  useEffect(() => {
    const box = words.current;
    if (!page || !box) return undefined;
    let gone = false;
    let made: TextLayer | undefined;
    void loadPdfjs()
      .then(async ({ TextLayer: Layer }) => {
        if (gone) return;
        box.replaceChildren();
        made = new Layer({
          textContentSource: page.streamTextContent(),
          container: box,
          viewport: page.getViewport({ scale: 1, rotation: (page.rotate + rotation) % 360 }),
        });
        await made.render();
        if (!gone) setLayer(made);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
      made?.cancel();
    };
  }, [page, rotation]);

  // Drawn with the key press: even when search is closed right after, it has scrolled there.
  useLayoutEffect(() => {
    setFound(
      layer && words.current && hits.length > 0
        ? { boxes: hitBoxes(layer, words.current, hits, current), current }
        : NOTHING,
    );
  }, [layer, hits, current]);

  useLayoutEffect(() => {
    if (found.current && currentBox.current) onFound(found.current, currentBox.current);
  }, [found, onFound]);

  return (
    <div
      className={styles.page}
      role="group"
      aria-label={`第${index + 1}页`}
      style={
        {
          top,
          width: size.width * scale,
          height: size.height * scale,
          '--total-scale-factor': scale,
        } as CSSProperties
      }
    >
      <div ref={paper} className={styles.paper} />
      {found.boxes.map(({ current: now, ...box }) => (
        <span
          key={`${box.left}/${box.top}`}
          ref={now ? currentBox : undefined}
          className={styles.hit}
          data-current={now || undefined}
          style={box}
        />
      ))}
      <div ref={words} className={styles.words} />
      {failed && (
        <p className={styles.pageFailed} role="alert">
          第 {index + 1} 页无法显示，文件可能不完整
        </p>
      )}
    </div>
  );
});

function replaceCanvas(paper: HTMLElement | null, next: HTMLCanvasElement | undefined) {
  for (const old of paper?.querySelectorAll('canvas') ?? []) {
    old.remove();
    // The memory of a canvas has to be given back.
    old.width = 0;
  }
  if (next) paper?.append(next);
}
