import { memo, useEffect, useState } from 'react';
import { toHalfWidth } from '../fields/normalise';
import { isPlainEnter, ToolButton } from '../foundation';
import styles from './PdfViewer.module.css';

/** 工具条能做的事。 */
export type PdfCommand =
  | 'previous'
  | 'next'
  | 'out'
  | 'in'
  | 'width'
  | 'page'
  | 'left'
  | 'right'
  | 'search'
  | 'print'
  | 'download'
  | 'outline'
  | 'thumbnails';

interface PdfToolsProps {
  page: number;
  count: number;
  scale: number;
  fit: 'width' | 'page' | undefined;
  panel: 'outline' | 'thumbnails' | undefined;
  searching: boolean;
  /** 正在准备打印的第几页，或是没有打印成。 */
  printing: number | 'failed' | undefined;
  /** 刚才没有下载成。 */
  notSaved: boolean;
  onCommand: (command: PdfCommand) => void;
  onPage: (page: number) => void;
}

/** PDF 的工具条：侧栏、页码、缩放、旋转、查找、打印、下载；翻页时只重画页码那一段。 */
export function PdfTools({
  page,
  count,
  scale,
  fit,
  panel,
  searching,
  printing,
  notSaved,
  onCommand,
  onPage,
}: PdfToolsProps) {
  return (
    <div className={styles.tools} role="group" aria-label="PDF工具">
      <PanelTools panel={panel} onCommand={onCommand} />
      <span className={styles.gap} />
      <ToolButton
        icon="up"
        label="上一页"
        keys="←"
        disabled={page <= 0}
        onClick={() => onCommand('previous')}
      />
      <PageNumber page={page} count={count} onPage={onPage} />
      <ToolButton
        icon="down"
        label="下一页"
        keys="→"
        disabled={page >= count - 1}
        onClick={() => onCommand('next')}
      />
      <span className={styles.gap} />
      <ViewTools
        scale={scale}
        fit={fit}
        searching={searching}
        printing={printing}
        notSaved={notSaved}
        onCommand={onCommand}
      />
    </div>
  );
}

const PanelTools = memo(function PanelTools({
  panel,
  onCommand,
}: Pick<PdfToolsProps, 'panel' | 'onCommand'>) {
  return (
    <>
      <ToolButton
        icon="pages"
        label="缩略图"
        aria-pressed={panel === 'thumbnails'}
        onClick={() => onCommand('thumbnails')}
      />
      <ToolButton
        icon="list"
        label="目录"
        aria-pressed={panel === 'outline'}
        onClick={() => onCommand('outline')}
      />
    </>
  );
});

const ViewTools = memo(function ViewTools({
  scale,
  fit,
  searching,
  printing,
  notSaved,
  onCommand,
}: Pick<PdfToolsProps, 'scale' | 'fit' | 'searching' | 'printing' | 'notSaved' | 'onCommand'>) {
  const preparing = typeof printing === 'number';
  const tool = (command: PdfCommand) => ({ onClick: () => onCommand(command) });
  return (
    <>
      <ToolButton icon="zoomOut" label="缩小" keys="-" {...tool('out')} />
      <span className={styles.percent} role="status" aria-label="缩放比例">
        {Math.round(scale * 100)}%
      </span>
      <ToolButton icon="zoomIn" label="放大" keys="+" {...tool('in')} />
      <ToolButton
        icon="fitWidth"
        label="适应宽度"
        keys="0"
        aria-pressed={fit === 'width'}
        {...tool('width')}
      />
      <ToolButton
        icon="fit"
        label="适应整页"
        keys="9"
        aria-pressed={fit === 'page'}
        {...tool('page')}
      />
      <span className={styles.gap} />
      <ToolButton icon="rotateLeft" label="左转90°" keys="[" {...tool('left')} />
      <ToolButton icon="rotateRight" label="右转90°" keys="]" {...tool('right')} />
      <span className={styles.gap} />
      <ToolButton
        icon="search"
        label="查找"
        keys="Ctrl+F"
        aria-pressed={searching}
        {...tool('search')}
      />
      <ToolButton
        icon="print"
        label={preparing ? '取消打印' : '打印'}
        keys="Ctrl+P"
        aria-pressed={preparing}
        {...tool('print')}
      />
      <ToolButton icon="download" label="下载" keys="Ctrl+S" {...tool('download')} />
      {preparing && (
        <span className={styles.percent} role="status">
          正在准备第 {printing} 页
        </span>
      )}
      {printing === 'failed' && (
        <span className={styles.failed} role="alert">
          没有打印成，请再按一次打印
        </span>
      )}
      {notSaved && (
        <span className={styles.failed} role="alert">
          没有下载成，请再按一次下载
        </span>
      )}
    </>
  );
});

function PageNumber({
  page,
  count,
  onPage,
}: {
  page: number;
  count: number;
  onPage: (page: number) => void;
}) {
  const [text, setText] = useState(String(page + 1));
  useEffect(() => setText(String(page + 1)), [page]);
  function go() {
    const wanted = Number.parseInt(text, 10);
    if (Number.isNaN(wanted)) setText(String(page + 1));
    else onPage(Math.min(count, Math.max(1, wanted)) - 1);
  }
  return (
    <span className={styles.number}>
      <input
        aria-label="页码"
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(toHalfWidth(event.target.value).replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={() => setText(String(page + 1))}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (isPlainEnter(event)) go();
        }}
      />
      <span>共 {count} 页</span>
    </span>
  );
}
