import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { isKeyTaken, ToolButton } from '../foundation';
import { Watermark } from '../Watermark';
import { cellText, type Column } from './column';
import styles from './PrintTool.module.css';

/** 要打印的名单：表头各行说明、列和行。 */
export interface PrintedList<Row> {
  title: string;
  /** 标题下的说明，一条一行：查询条件、时间、操作人。 */
  facts: readonly string[];
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** 第一行的序号，默认 1。 */
  first?: number;
  /** 水印，逐行。 */
  mark?: readonly string[];
}

interface PrintToolProps<Row> {
  /** 按下时才读：这一刻的列、行和条件。 */
  read: () => PrintedList<Row>;
  disabled?: boolean;
}

/** 只打印名单本身：纸上没有菜单、查询和按钮，表头每页都有；用浏览器自己的打印（Ctrl+P）也一样。 */
export function PrintTool<Row>({ read, disabled = false }: PrintToolProps<Row>) {
  const [list, setList] = useState<PrintedList<Row>>();
  const [isByBrowser, setByBrowser] = useState(false);
  useBrowserPrint(() => {
    if (disabled) return;
    // The browser takes its picture as soon as this event is over.
    flushSync(() => show(true));
  });
  useEffect(() => {
    if (!list) return undefined;
    let wanted = true;
    const over = () => setList(undefined);
    window.addEventListener('afterprint', over);
    document.body.dataset['printing'] = '';
    // Names of rare letters come with a font of their own.
    if (!isByBrowser) void document.fonts.ready.then(() => wanted && window.print());
    return () => {
      wanted = false;
      window.removeEventListener('afterprint', over);
      delete document.body.dataset['printing'];
    };
  }, [list, isByBrowser]);
  function show(byBrowser: boolean) {
    setByBrowser(byBrowser);
    setList(read());
  }
  return (
    <>
      <ToolButton icon="print" label="打印名单" disabled={disabled} onClick={() => show(false)} />
      {list && createPortal(<Sheet {...list} />, document.body)}
    </>
  );
}

/** 人从浏览器打印时叫；正在打印别的（如一份 PDF）或有对话框开着时不叫。 */
function useBrowserPrint(onPrint: () => void): void {
  const latest = useRef(onPrint);
  useEffect(() => {
    latest.current = onPrint;
  });
  useEffect(() => {
    const begin = () => {
      const isOther = document.body.dataset['printing'] !== undefined;
      const press = { key: 'p', ctrlKey: true, target: document.body };
      if (!isOther && !isKeyTaken(press)) latest.current();
    };
    window.addEventListener('beforeprint', begin);
    return () => window.removeEventListener('beforeprint', begin);
  }, []);
}

// A table of its own, for the one on the screen draws only the rows in sight and cannot break.
function Sheet<Row>({ title, facts, columns, rows, first = 1, mark = [] }: PrintedList<Row>) {
  return (
    <div data-printed="list" className={styles.sheet}>
      <h1>{title}</h1>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <table data-many={columns.length > MANY || undefined}>
        <thead>
          <tr>
            <th>序号</th>
            {columns.map(({ key, title: head, heads = [] }) => (
              <th key={key}>{[...heads, head].join(' ')}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length + 1}>暂无数据</td>
            </tr>
          )}
          {rows.map((row, index) => (
            // Rows on paper never move.
            <tr key={index}>
              <td>{first + index}</td>
              {columns.map((column) => (
                <td key={column.key} data-align={column.align} data-whole={column.whole}>
                  {shown(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Watermark lines={mark} />
    </div>
  );
}

// What the screen says in a shape of its own, such as a tag, paper says in words.
function shown<Row>(column: Column<Row>, row: Row): ReactNode {
  const { text, render } = column;
  return (text || !render ? cellText(column, row) : render(row)) || '—';
}

/** From so many columns the letters are smaller. */
const MANY = 12;
