import { useLayoutEffect, useState } from 'react';
import { colourPairs } from './colourPairs';
import { contrastRatio, parseColour, toGrey, type Rgb } from './contrast';
import { applyTheme, themes, type Theme } from './theme';
import styles from './ContrastTable.module.css';

const names: Record<Theme, string> = {
  white: '白色',
  dark: '深色',
  grey: '灰度',
  'colour-weak': '色弱',
};

/** 四个主题里每一对颜色的样子和对比度，直接量页面上的变量。 */
export function ContrastTable() {
  const [measured, setMeasured] = useState<readonly (readonly Measured[])[]>([]);
  useLayoutEffect(() => setMeasured(measure()), []);
  const failing = measured.flat().filter(({ ratio, least }) => ratio < least).length;
  return (
    <section className={styles.box} aria-label="对比度">
      <p role="status" className={styles.sum}>
        {measured.length} 对颜色 × {themes.length} 个主题，
        {failing === 0 ? '全部达到 WCAG 2.2 AA' : `${failing} 处不足`}
      </p>
      <div className={styles.scroll} role="region" aria-label="对比度表" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">前景</th>
              <th scope="col">背景</th>
              <th scope="col">至少</th>
              {themes.map((theme) => (
                <th key={theme} scope="col">
                  {names[theme]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {colourPairs.map(({ front, back, least }, index) => (
              <tr key={`${front} ${back}`}>
                <td>
                  <code>--tqc-{front}</code>
                </td>
                <td>
                  <code>--tqc-{back}</code>
                </td>
                <td>{least}</td>
                {(measured[index] ?? []).map(({ theme, ratio, colours }) => (
                  <td key={theme}>
                    <span
                      aria-hidden="true"
                      className={styles.sample}
                      style={{ color: css(colours[0]), background: css(colours[1]) }}
                    >
                      <b className={styles.spot} />
                    </span>
                    <span className={styles.ratio}>{ratio.toFixed(2)}</span>{' '}
                    {ratio >= least ? '达到' : <strong className={styles.short}>不足</strong>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface Measured {
  theme: Theme;
  ratio: number;
  least: number;
  colours: readonly [Rgb, Rgb];
}

// Each theme is put on, read and taken off within one layout, so nobody sees a flash.
function measure(): Measured[][] {
  const before = (document.documentElement.dataset.theme ?? 'white') as Theme;
  const rows: Measured[][] = colourPairs.map(() => []);
  for (const theme of themes) {
    applyTheme(theme);
    const style = getComputedStyle(document.body);
    const read = (name: string): Rgb => {
      const colour = parseColour(style.getPropertyValue(`--tqc-${name}`)) ?? [128, 128, 128];
      return theme === 'grey' ? toGrey(colour) : colour;
    };
    for (const [index, { front, back, least }] of colourPairs.entries()) {
      const colours = [read(front), read(back)] as const;
      rows[index]?.push({ theme, least, colours, ratio: contrastRatio(...colours) });
    }
  }
  applyTheme(before);
  return rows;
}

function css(colour: Rgb): string {
  return `rgb(${colour.join(' ')})`;
}
