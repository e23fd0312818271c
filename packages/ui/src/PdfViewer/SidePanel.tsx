import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { usePixelRatio } from '../foundation';
import { drawPage } from './drawPage';
import type { PageSize } from './pageLayout';
import styles from './PdfViewer.module.css';

type OutlineNode = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

interface SidePanelProps {
  pdf: PDFDocumentProxy;
  first: PageSize;
  page: number;
  onPage: (page: number) => void;
}

const THUMBNAIL = 112;

/** 目录；没有目录时说一句。 */
export function Outline({ pdf, onPage }: SidePanelProps) {
  const [nodes, setNodes] = useState<readonly OutlineNode[]>();
  useEffect(() => {
    let gone = false;
    pdf.getOutline().then(
      (found) => !gone && setNodes(found ?? []),
      () => !gone && setNodes([]),
    );
    return () => {
      gone = true;
    };
  }, [pdf]);
  async function open({ dest }: OutlineNode) {
    const [target] = (typeof dest === 'string' ? await pdf.getDestination(dest) : dest) ?? [];
    if (typeof target === 'number') onPage(target);
    else if (target) onPage(await pdf.getPageIndex(target));
  }
  const list = (items: readonly OutlineNode[]) => (
    <ul>
      {items.map((node, index) => (
        <li key={index}>
          <button
            type="button"
            title={node.title}
            onClick={() => void open(node).catch(() => undefined)}
          >
            {node.title}
          </button>
          {node.items.length > 0 && list(node.items)}
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={styles.outline} aria-label="目录">
      {nodes?.length === 0 ? <p>该文件没有目录</p> : nodes && list(nodes)}
    </nav>
  );
}

/** 各页的缩略图，滚到附近才画。 */
export function Thumbnails({ pdf, first, page, onPage }: SidePanelProps) {
  return (
    <ol className={styles.thumbnails} aria-label="各页缩略图">
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <li key={index}>
          <PageThumbnail
            pdf={pdf}
            index={index}
            ratio={first.height / first.width}
            current={index === page}
            onClick={() => onPage(index)}
          />
        </li>
      ))}
    </ol>
  );
}

interface PageThumbnailProps {
  pdf: PDFDocumentProxy;
  index: number;
  ratio: number;
  current: boolean;
  onClick: () => void;
}

function PageThumbnail({ pdf, index, ratio, current, onClick }: PageThumbnailProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [near, setNear] = useState(false);
  const sharp = usePixelRatio();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting === true),
      { rootMargin: '300px' },
    );
    if (button.current) watch.observe(button.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (!near) return undefined;
    let gone = false;
    let made: string | undefined;
    drawPage(pdf, index, THUMBNAIL * sharp, () => !gone).then(
      (blob) => {
        if (gone || !blob) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      setUrl(undefined);
      if (made) URL.revokeObjectURL(made);
    };
  }, [near, pdf, index, sharp]);
  useEffect(() => {
    if (current) button.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <button
      ref={button}
      type="button"
      className={styles.thumbnail}
      aria-current={current ? 'page' : undefined}
      aria-label={`转到第${index + 1}页`}
      onClick={onClick}
    >
      <span className={styles.small} style={{ width: THUMBNAIL, height: THUMBNAIL * ratio }}>
        {url && <img src={url} alt="" />}
      </span>
      {index + 1}
    </button>
  );
}
