import { useId } from 'react';
import styles from './Watermark.module.css';

/** 文字离块边的距离，和一个汉字的宽，像素。 */
const EDGE = 16;
const LETTER = 14;

interface WatermarkProps {
  /** 逐行文字，例如姓名、机构、时间；最多三行。 */
  lines: readonly string[];
  /** 每块的宽和高，像素；放不下最长的一行时更宽，文字不被切断。 */
  width?: number;
  height?: number;
}

/** 铺满父元素的水印：不挡点击、不进读屏，打印时也在。父元素须是定位元素，省略定位时铺满窗口。 */
export function Watermark({ lines, width = 280, height = 180 }: WatermarkProps) {
  const id = useId();
  const text = lines.filter(Boolean).slice(0, 3);
  if (text.length === 0) return null;
  const longest = Math.max(...text.map((line) => [...line].length));
  const wide = Math.max(width, 2 * EDGE + longest * LETTER);
  return (
    <svg className={styles.mark} aria-hidden="true" focusable="false">
      <defs>
        <pattern
          id={id}
          width={wide}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-20)"
        >
          {text.map((line, index) => (
            <text key={line} x={EDGE} y={40 + index * 22} className={styles.text}>
              {line}
            </text>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
