import { useState } from 'react';
import { toHalfWidth } from '../fields/normalise';
import { Icon, isPlainEnter, MenuButton } from '../foundation';
import { pageAfterResize, pageCount, pageItems, pageSizes } from './paging';
import styles from './Pager.module.css';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number, pageSize: number) => void;
  /** 简洁样式不显示每页条数和跳转，用于对话框里的小列表。 */
  simple?: boolean;
}

/** 分页条：页码、每页条数和跳转都可用键盘操作。 */
export function Pager({ page, pageSize, total, onPage, simple = false }: PagerProps) {
  const count = pageCount(total, pageSize);
  return (
    <nav className={styles.pager} aria-label="分页">
      <button
        type="button"
        className={styles.page}
        aria-label="上一页"
        disabled={page <= 1}
        onClick={() => onPage(page - 1, pageSize)}
      >
        <Icon name="left" size={12} />
      </button>
      {pageItems(page, count).map((item, index) =>
        item === 'gap' ? (
          <span key={`gap${index}`} className={styles.gap}>
            …
          </span>
        ) : (
          <button
            key={item}
            type="button"
            className={styles.page}
            aria-label={`第 ${item} 页`}
            aria-current={item === page ? 'page' : undefined}
            onClick={() => item !== page && onPage(item, pageSize)}
          >
            {item}
          </button>
        ),
      )}
      <button
        type="button"
        className={styles.page}
        aria-label="下一页"
        disabled={page >= count}
        onClick={() => onPage(page + 1, pageSize)}
      >
        <Icon name="right" size={12} />
      </button>
      {!simple && (
        <>
          <span className={styles.size}>
            <MenuButton
              label="每页条数"
              items={pageSizes.map((size) => ({ key: String(size), label: `${size} 条/页` }))}
              onChoose={(size) =>
                onPage(pageAfterResize(page, pageSize, Number(size)), Number(size))
              }
            >
              {pageSize} 条/页
              <Icon name="down" size={12} />
            </MenuButton>
          </span>
          <Jump count={count} onJump={(to) => onPage(to, pageSize)} />
        </>
      )}
    </nav>
  );
}

function Jump({ count, onJump }: { count: number; onJump: (page: number) => void }) {
  const [text, setText] = useState('');
  function jump() {
    const wanted = Number.parseInt(text, 10);
    setText('');
    if (wanted >= 1) onJump(Math.min(wanted, count));
  }
  return (
    <label className={styles.jump}>
      跳至
      <input
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(toHalfWidth(event.target.value).replace(/\D/g, ''))}
        onKeyDown={(event) => isPlainEnter(event) && jump()}
        onBlur={jump}
      />
      页
    </label>
  );
}
