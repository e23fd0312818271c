import { densities, type Density } from '../tokens';
import styles from './TableTools.module.css';

const names: Record<Density, string> = { compact: '紧凑', default: '适中', loose: '宽松' };

/** 工具栏上的行高切换：紧凑 32、适中 40、宽松 48 像素，左右键可换。 */
export function DensitySwitch({
  density,
  onChange,
}: {
  density: Density;
  onChange: (density: Density) => void;
}) {
  function step(by: number) {
    const next = densities[densities.indexOf(density) + by];
    if (next) onChange(next);
  }
  return (
    <span
      role="radiogroup"
      aria-label="行高"
      className={styles.switch}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
        if (!by) return;
        event.preventDefault();
        step(by);
        event.currentTarget
          .querySelectorAll<HTMLElement>('[role=radio]')
          [densities.indexOf(density) + by]?.focus();
      }}
    >
      {densities.map((one) => (
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === density}
          tabIndex={one === density ? 0 : -1}
          className={styles.choice}
          onClick={() => onChange(one)}
        >
          {names[one]}
        </button>
      ))}
    </span>
  );
}
