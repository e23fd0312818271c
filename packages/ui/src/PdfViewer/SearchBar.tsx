import { useEffect, useRef } from 'react';
import { isKeyTaken, ToolButton } from '../foundation';
import type { TextSearch } from './useTextSearch';
import styles from './PdfViewer.module.css';

interface SearchBarProps {
  wanted: string;
  search: TextSearch;
  onWanted: (wanted: string) => void;
  onClose: () => void;
}

/** 在文件里查找：第几处、共几处，回车下一处，Shift+回车上一处，Esc 收起。 */
export function SearchBar({ wanted, search, onWanted, onClose }: SearchBarProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const { hits, at, done, move } = search;
  const text =
    wanted.trim() === ''
      ? ''
      : hits.length > 0
        ? `${at + 1}/${hits.length}${done ? '' : '…'}`
        : done
          ? '没有找到'
          : '正在查找…';
  return (
    <div className={styles.search} role="search" aria-label="在文件中查找">
      <input
        ref={input}
        type="search"
        className={styles.wanted}
        aria-label="查找文字"
        placeholder="查找文字"
        value={wanted}
        onChange={(event) => onWanted(event.target.value)}
        onKeyDown={(event) => {
          if (isKeyTaken(event, event.currentTarget)) return;
          if (event.key === 'Enter') move(event.shiftKey ? -1 : 1);
          else if (event.key === 'Escape') onClose();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <span className={styles.count} role="status">
        {text}
      </span>
      <ToolButton
        icon="up"
        label="上一处"
        keys="Shift+回车"
        disabled={hits.length === 0}
        onClick={() => move(-1)}
      />
      <ToolButton
        icon="down"
        label="下一处"
        keys="回车"
        disabled={hits.length === 0}
        onClick={() => move(1)}
      />
      <ToolButton icon="close" label="收起查找" keys="Esc" onClick={onClose} />
    </div>
  );
}
