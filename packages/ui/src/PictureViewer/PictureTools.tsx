import { memo } from 'react';
import { ToolButton } from '../foundation';
import type { ViewStep } from './viewTransform';
import styles from './PictureViewer.module.css';

interface PictureToolsProps {
  count: number;
  comparing: boolean;
  linked: boolean;
  /** 图片已经可以操作。 */
  ready: boolean;
  saving: boolean;
  /** 只画图标，用在窄的栏里。 */
  compact: boolean;
  onMove: (by: number) => void;
  onStep: (step: ViewStep) => void;
  onCompare: () => void;
  onLink: () => void;
  onSave: () => void;
}

/** 看图的工具条；旋转、缩放、拖动时不重画。 */
export const PictureTools = memo(function PictureTools({
  count,
  comparing,
  linked,
  ready,
  saving,
  compact,
  onMove,
  onStep,
  onCompare,
  onLink,
  onSave,
}: PictureToolsProps) {
  const wide = !compact;
  return (
    <div
      className={styles.tools}
      role="group"
      aria-label="图片工具"
      data-compact={compact || undefined}
    >
      <ToolButton
        icon="left"
        label="上一张"
        keys="←"
        showLabel={wide}
        disabled={count < 2}
        onClick={() => onMove(-1)}
      />
      <span className={styles.gap} />
      <ToolButton
        icon="rotateLeft"
        label="左转15°"
        keys="["
        showLabel={wide}
        onClick={() => onStep('left')}
      />
      <ToolButton
        icon="rotateRight"
        label="右转15°"
        keys="]"
        showLabel={wide}
        onClick={() => onStep('right')}
      />
      <ToolButton
        icon="quarterLeft"
        label="左转90°"
        keys="{"
        showLabel={wide}
        onClick={() => onStep('quarterLeft')}
      />
      <ToolButton
        icon="quarterRight"
        label="右转90°"
        keys="}"
        showLabel={wide}
        onClick={() => onStep('quarterRight')}
      />
      <span className={styles.gap} />
      <ToolButton
        icon="zoomOut"
        label="缩小"
        keys="-"
        showLabel={wide}
        onClick={() => onStep('out')}
      />
      <ToolButton
        icon="zoomIn"
        label="放大"
        keys="+"
        showLabel={wide}
        onClick={() => onStep('in')}
      />
      <ToolButton
        icon="fit"
        label="适应窗口"
        keys="F"
        showLabel={wide}
        onClick={() => onStep('fit')}
      />
      <ToolButton
        icon="actual"
        label="原始大小"
        keys="1"
        showLabel={wide}
        onClick={() => onStep('actual')}
      />
      <ToolButton
        icon="reset"
        label="还原"
        keys="0"
        showLabel={wide}
        onClick={() => onStep('reset')}
      />
      <span className={styles.gap} />
      <ToolButton
        icon="compare"
        label="对比"
        keys="C"
        showLabel={wide}
        disabled={count < 2}
        aria-pressed={comparing}
        onClick={onCompare}
      />
      {comparing && (
        <ToolButton
          icon="link"
          label="联动"
          showLabel={wide}
          aria-pressed={linked}
          onClick={onLink}
        />
      )}
      <ToolButton
        icon="download"
        label="下载"
        showLabel={wide}
        disabled={!ready || saving}
        onClick={onSave}
      />
      <span className={styles.gap} />
      <ToolButton
        icon="right"
        label="下一张"
        keys="→"
        showLabel={wide}
        disabled={count < 2}
        onClick={() => onMove(1)}
      />
    </div>
  );
});
