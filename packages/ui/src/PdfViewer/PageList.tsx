import type { PDFDocumentProxy } from 'pdfjs-dist';
import {
  memo,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Ref,
} from 'react';
import { useStable } from '../foundation';
import {
  isSeen,
  layoutPages,
  livePages,
  PAGE_GAP,
  pageAt,
  turnedSize,
  type PageSize,
} from './pageLayout';
import { PdfPage } from './PdfPage';
import type { TextHit } from './textSearch';
import { useRushing } from './useRushing';
import styles from './PdfViewer.module.css';

/** 从外面让页面滚动。 */
export interface PageListHandle {
  readonly goTo: (page: number) => void;
  readonly focus: () => void;
}

/** 眼前是哪一处。 */
export interface PagePlace {
  page: number;
  /** 在这一页的几分之几。 */
  part: number;
  /** 窗口中央在宽度的几分之几。 */
  middle: number;
}

interface PageListProps {
  pdf: PDFDocumentProxy;
  first: PageSize;
  /** 从这里看起，滚动时写回去。 */
  place: PagePlace;
  scale: number;
  rotation: number;
  hits: readonly TextHit[];
  currentHit: TextHit | undefined;
  onPage: (page: number) => void;
  onViewport: (viewport: PageSize) => void;
  ref: Ref<PageListHandle>;
}

const NO_HITS: readonly TextHit[] = [];

/** 可滚动的各页：先按第一页的大小排好，看到哪页再改正哪页，画着的最多七页。 */
export const PageList = memo(function PageList({
  pdf,
  first,
  place,
  scale,
  rotation,
  hits,
  currentHit,
  onPage,
  onViewport,
  ref,
}: PageListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [{ top, height }, setScroll] = useState({ top: 0, height: 0 });
  const [known, setKnown] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const sizes = useMemo(
    () => Array.from({ length: pdf.numPages }, (_, index) => known.get(index) ?? first),
    [pdf, known, first],
  );
  const layout = useMemo(() => layoutPages(sizes, scale, rotation), [sizes, scale, rotation]);
  const live = livePages(layout, top, height);
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());
  const [isRushing, rushed] = useRushing();
  const seen = live.filter((index) => isSeen(layout, index, top, height));
  // Those in sight first, then their neighbours; none flying past, a stop must not wait for them.
  const isReady = seen.length > 0 && seen.every((index) => drawn.has(index));

  const onDrawn = useCallback((index: number, isDrawn: boolean) => {
    setDrawn((before) => {
      if (before.has(index) === isDrawn) return before;
      const next = new Set(before);
      if (isDrawn) next.add(index);
      else next.delete(index);
      return next;
    });
  }, []);

  const onSize = useCallback(
    (index: number, size: PageSize) => {
      setKnown((before) => {
        const old = before.get(index) ?? first;
        return Math.abs(old.width - size.width) < 1 && Math.abs(old.height - size.height) < 1
          ? before
          : new Map(before).set(index, size);
      });
    },
    [first],
  );

  useEffect(() => {
    if (!box.current) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return;
      onViewport({ width: entry.contentRect.width, height: entry.contentRect.height });
      setScroll((before) => ({ ...before, height: entry.contentRect.height }));
      // With the side bar or the window changed, the same place stays in view.
      if (box.current) keepMiddle(box.current, place.middle);
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [onViewport, place]);

  // At another size the same place of the same page stays in view.
  useLayoutEffect(() => {
    const { page, part, middle } = place;
    if (!box.current) return;
    keepMiddle(box.current, middle);
    if (page > 0 || part > 0)
      box.current.scrollTop = (layout.tops[page] ?? 0) + part * (layout.heights[page] ?? 0);
  }, [layout, place]);

  // Scroll events come a frame late, when a new layout would go back: own moves are noted at once.
  function remember({ scrollTop, scrollLeft, clientWidth, scrollWidth }: HTMLElement) {
    const first_ = pageAt(layout, scrollTop, 0);
    Object.assign(place, {
      page: first_,
      part: (scrollTop - (layout.tops[first_] ?? 0)) / Math.max(1, layout.heights[first_] ?? 1),
      middle: scrollWidth > clientWidth ? (scrollLeft + clientWidth / 2) / scrollWidth : 0.5,
    });
  }

  function onScroll() {
    if (!box.current) return;
    remember(box.current);
    const { scrollTop, clientHeight } = box.current;
    rushed(Math.abs(scrollTop - top) > clientHeight / 2);
    setScroll({ top: scrollTop, height: clientHeight });
    onPage(pageAt(layout, scrollTop, clientHeight));
  }

  const hitsOn = useMemo(() => {
    const byPage = new Map<number, TextHit[]>();
    for (const hit of hits) {
      const known = byPage.get(hit.page);
      if (known) known.push(hit);
      else byPage.set(hit.page, [hit]);
    }
    return byPage;
  }, [hits]);
  const reached = useRef<TextHit>(undefined);
  const acts = useStable({
    goTo(page: number) {
      box.current?.scrollTo({ top: (layout.tops[page] ?? 0) - PAGE_GAP });
      if (box.current) remember(box.current);
    },
    onFound(hit: TextHit, at: HTMLElement) {
      // Once somebody has scrolled away, a redrawn page does not pull them back.
      if (reached.current === hit) return;
      reached.current = hit;
      at.scrollIntoView({ block: 'center', inline: 'nearest' });
      if (box.current) remember(box.current);
    },
  });

  useImperativeHandle(ref, () => ({ goTo: acts.goTo, focus: () => box.current?.focus() }), [acts]);

  useEffect(() => {
    // A result on a page not drawn yet: to the page first, to the place once it is drawn.
    if (!currentHit || !box.current) return;
    const { scrollTop, clientHeight } = box.current;
    if (!isSeen(layout, currentHit.page, scrollTop, clientHeight)) acts.goTo(currentHit.page);
  }, [currentHit]);

  return (
    <div
      ref={box}
      className={styles.pages}
      role="document"
      tabIndex={0}
      aria-label="PDF文件"
      onScroll={onScroll}
    >
      <div
        className={styles.roll}
        style={{ height: layout.height, minWidth: layout.width + 2 * PAGE_GAP }}
      >
        {live.map((index) => (
          <PdfPage
            key={index}
            pdf={pdf}
            index={index}
            top={layout.tops[index] ?? 0}
            size={turnedSize(sizes[index] ?? first, rotation)}
            scale={scale}
            rotation={rotation}
            hits={hitsOn.get(index) ?? NO_HITS}
            current={currentHit?.page === index ? currentHit : undefined}
            isDue={!isRushing && (isReady || seen.includes(index))}
            onDrawn={onDrawn}
            onFound={acts.onFound}
            onSize={onSize}
          />
        ))}
      </div>
    </div>
  );
});

function keepMiddle(box: HTMLElement, middle: number): void {
  box.scrollLeft = middle * box.scrollWidth - box.clientWidth / 2;
}
