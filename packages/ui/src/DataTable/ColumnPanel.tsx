import { useRef, useState } from 'react';
import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { Icon, LinkButton, Popup } from '../foundation';
import { applyChanges, type Column, type ColumnChanges, type Pin } from './column';
import { moveColumn, onlyDifferences } from './columnPanel';
import styles from './DataTable.module.css';

interface ColumnPanelProps<Row> {
  columns: readonly Column<Row>[];
  changes: ColumnChanges;
  onChange: (changes: ColumnChanges) => void;
}

/** 工具栏上的列设置：显示、顺序、固定、宽度和恢复默认，都不必拖动。 */
export function ColumnPanel<Row>({ columns, changes, onChange }: ColumnPanelProps<Row>) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const plain = columns as readonly Column<never>[];
  const ordered = applyChanges(plain, {
    order: changes.order,
    widths: changes.widths,
    pins: changes.pins,
  });
  const hidden = new Set(changes.hidden);
  const set = (part: ColumnChanges) => onChange(onlyDifferences(plain, { ...changes, ...part }));
  const order = ordered.map(({ key }) => key);
  return (
    <span ref={anchor}>
      <Button
        aria-expanded={open}
        icon={
          <span className={styles.buttonIcon}>
            <Icon name="columns" size={14} />
          </span>
        }
        onClick={() => setOpen(!open)}
      >
        列设置
      </Button>
      <Popup anchor={anchor} open={open} onClose={() => setOpen(false)} align="end" label="列设置">
        <ul className={styles.columnList}>
          {ordered.map(({ key, title, width, pinned }, index) => (
            <li key={key}>
              <label className={styles.columnName}>
                <input
                  type="checkbox"
                  checked={!hidden.has(key)}
                  onChange={({ target }) =>
                    set({
                      hidden: target.checked
                        ? [...hidden].filter((other) => other !== key)
                        : [...hidden, key],
                    })
                  }
                />
                {title || key}
              </label>
              <select
                className={styles.columnPin}
                aria-label={`${title}固定位置`}
                value={pinned ?? 'none'}
                onChange={({ target }) =>
                  set({ pins: { ...changes.pins, [key]: target.value as Pin } })
                }
              >
                <option value="none">不固定</option>
                <option value="left">固定左侧</option>
                <option value="right">固定右侧</option>
              </select>
              <input
                className={styles.columnWidth}
                type="number"
                min={48}
                max={800}
                step={10}
                aria-label={`${title}列宽，像素`}
                value={width}
                onChange={({ target }) =>
                  set({ widths: { ...changes.widths, [key]: Number(target.value) } })
                }
              />
              <button
                type="button"
                className={styles.iconButton}
                aria-label={`上移${title}`}
                disabled={index === 0}
                onClick={() => set({ order: moveColumn(order, key, -1) })}
              >
                <Icon name="up" size={12} />
              </button>
              <button
                type="button"
                className={styles.iconButton}
                aria-label={`下移${title}`}
                disabled={index === order.length - 1}
                onClick={() => set({ order: moveColumn(order, key, 1) })}
              >
                <Icon name="down" size={12} />
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.columnReset}>
          <LinkButton onClick={() => onChange({})}>恢复默认</LinkButton>
        </div>
      </Popup>
    </span>
  );
}
