import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { dayProblem, daysProblem } from '../fields';
import { Icon, isSubmitKey, LinkButton } from '../foundation';
import { chipsOf, clearValue } from './chips';
import { SearchControl } from './SearchControl';
import {
  fieldSpan,
  visibleCount,
  type SearchField,
  type SearchValue,
  type SearchValues,
} from './searchFields';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  fields: readonly SearchField[];
  value: SearchValues;
  onChange: (value: SearchValues) => void;
  /** 查询；传入的是当前条件。 */
  onSearch: (value: SearchValues) => void;
  onReset: () => void;
  /** 已经生效的条件，省略时不显示条件标签。 */
  active?: SearchValues;
  /** 查询进行中：按钮转圈，但照样能按：新的条件取代正在查的，慢的时候先填好的不会白填。 */
  searching?: boolean;
  /** 区划代码译成名称，用于条件标签。 */
  regionName?: (code: string) => string;
  /** 每行列数；省略时按宽度取 2 至 4。 */
  columns?: number;
}

/** 列表页的查询表单：三至四列，超过两行收起，组字时的回车不提交。 */
export function SearchForm(props: SearchFormProps) {
  const {
    fields,
    value,
    onChange,
    onSearch,
    onReset,
    active,
    searching,
    regionName = String,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);
  /** Pressed without what has to be filled in; said until it is. */
  const [asked, setAsked] = useState(false);
  const measured = useColumns(form);
  const columns = props.columns ?? measured;
  const short = visibleCount(fields, columns);
  const foldable = short < fields.length;
  const shown = open ? fields : fields.slice(0, Math.max(1, short));
  const chips = active ? chipsOf(fields, active, regionName) : [];

  // What is no condition yet is not left out: all rows would stand there as if it had been asked.
  function search() {
    const wrong = fields.findIndex(
      (field) => isMissing(field, value) || unfinished(field, value[field.name]),
    );
    setAsked(wrong >= 0);
    if (wrong < 0) return onSearch(value);
    if (wrong >= short) setOpen(true);
    // What is missing is marked when the form is drawn again.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[data-invalid] input')?.focus(),
    );
  }

  function keyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (!isSubmitKey(event)) return;
    event.preventDefault();
    search();
  }

  function remove(name: string) {
    const field = fields.find((other) => other.name === name);
    if (!field || !active) return;
    const next = { ...active, [name]: clearValue(field, active[name]) };
    onChange(next);
    onSearch(next);
  }

  return (
    <form
      ref={form}
      role="search"
      className={styles.form}
      aria-label="查询条件"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={keyDown}
    >
      <div id={id} className={styles.grid} data-columns={columns}>
        {shown.map((field) => (
          <div
            key={field.name}
            className={styles.item}
            data-span={Math.min(fieldSpan(field), columns)}
          >
            <SearchControl
              field={field}
              value={value[field.name]}
              error={asked && isMissing(field, value) ? `请填写${field.label}` : undefined}
              onChange={(next) => onChange({ ...value, [field.name]: next })}
            />
          </div>
        ))}
        <div className={styles.buttons}>
          {/* Arco's own loading swallows clicks. */}
          <Button
            type="primary"
            htmlType="button"
            className={styles.search}
            aria-busy={searching}
            onClick={search}
          >
            查 询
          </Button>
          <Button htmlType="button" onClick={onReset}>
            重 置
          </Button>
          {foldable && (
            <LinkButton
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
              className={styles.fold}
            >
              {open ? '收起' : '展开'}
              <Icon name={open ? 'up' : 'down'} size={12} />
            </LinkButton>
          )}
        </div>
      </div>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="生效的条件">
          {chips.map(({ name, label, text, fixed }) => (
            <li key={name} className={styles.chip}>
              <span className={styles.chipText} title={`${label}：${text}`}>
                {label}：{text}
              </span>
              {!fixed && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`去掉条件${label}`}
                  onClick={() => remove(name)}
                >
                  <Icon name="close" size={10} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

/** Nothing is asked without it. */
const isMissing = ({ name, required }: SearchField, value: SearchValues): boolean =>
  required === true && (value[name] ?? '') === '';

/** A date that nobody understands. */
function unfinished({ kind }: SearchField, value: SearchValue): boolean {
  if (kind === 'date') return typeof value === 'string' && dayProblem(value) !== undefined;
  if (kind !== 'dateRange' || !Array.isArray(value)) return false;
  return daysProblem([String(value[0]), String(value[1])]) !== undefined;
}

function useColumns(form: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(3);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      setColumns(width >= 1400 ? 4 : width >= 860 ? 3 : 2);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [form]);
  return columns;
}
