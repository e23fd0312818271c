import { useState } from 'react';
import styles from './KpiFlip.module.css';

/** 一个会翻的数字：只在自己变了的时候翻，父级重画不算。 */
export function FlipDigit({ char }: { char: string }) {
  const [shown, show] = useState({ char, before: char, turn: 0 });
  if (shown.char !== char) show({ char, before: shown.char, turn: shown.turn + 1 });
  return (
    <span className={styles.digit} data-turn={shown.turn}>
      {shown.turn > 0 && (
        <span key={`out${shown.turn}`} className={styles.out}>
          {shown.before}
        </span>
      )}
      <span key={shown.turn} className={shown.turn > 0 ? styles.in : undefined}>
        {char}
      </span>
    </span>
  );
}
