import type { Tone } from '../tokens';
import styles from './StatusTag.module.css';

interface StatusTagProps {
  tone: Tone;
  label: string;
}

const shapes: Record<Tone, string> = {
  pending: 'M6 1.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  running: 'M6 1.5a4.5 4.5 0 1 0 4.5 4.5H6V1.5Z',
  good: 'm2 6.2 2.8 2.8L10 3.4',
  held: 'M6 1.5 10.8 10H1.2L6 1.5Z',
  bad: 'm3 3 6 6M9 3 3 9',
};

/** 状态标签：颜色、文字和形状三者一起表示，去掉颜色也能分辨。 */
export function StatusTag({ tone, label }: StatusTagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      <svg
        width="10"
        height="10"
        viewBox="0 0 12 12"
        fill={tone === 'running' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={shapes[tone]} />
      </svg>
      {label}
    </span>
  );
}
