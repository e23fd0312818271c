import Trigger from '@arco-design/web-react/es/Trigger';
import '@arco-design/web-react/es/Trigger/style/css.js';
import { msgSysmsg } from '@tqc/contract/message';
import type { Row } from '@tqc/contract/kit';
import { useCallback, useEffect, useState } from 'react';
import { call, tellError } from '../kit/api';
import styles from './Bell.module.css';

type SysMessage = Row<typeof msgSysmsg.list>;

const POLL = 300_000;
const PAGE = 6;
const CAP = 99;

/** The message bell: unread and all, six a page. */
export function Bell() {
  const [open, setOpen] = useState(false);
  const [unread, setUnread] = useState(0);
  const count = useCallback(() => call(msgSysmsg.list, { pageSize: PAGE, readFlag: 0 }).then((answer) => setUnread(answer.unread), () => undefined), []);
  useEffect(() => {
    void count();
    const timer = setInterval(() => void count(), POLL);
    return () => clearInterval(timer);
  }, [count]);
  return (
    <Trigger popupVisible={open} onVisibleChange={setOpen} trigger="click" position="br" popup={() => <div className={styles.panel}>{open && <MessageLists unread={unread} onRead={() => void count()} />}</div>}>
      <button type="button" className={styles.bell} aria-label={`消息，${unread}条未读`} aria-expanded={open}>
        <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true"><path d="M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4" /></svg>
        {unread > 0 && <span className={styles.badge} aria-hidden="true">{unread > CAP ? `${CAP}+` : unread}</span>}
      </button>
    </Trigger>
  );
}

function MessageLists({ unread, onRead }: { readonly unread: number; readonly onRead: () => void }) {
  const [tab, setTab] = useState<'unread' | 'all'>('unread');
  const [page, setPage] = useState(1);
  const [rows, setRows] = useState<readonly SysMessage[]>([]);
  const [total, setTotal] = useState(0);
  const [opened, setOpened] = useState<SysMessage>();
  useEffect(() => {
    let late = false;
    call(msgSysmsg.list, { pageNo: page, pageSize: PAGE, ...(tab === 'unread' ? { readFlag: 0 } : {}) }).then((answer) => {
      if (late) return;
      setRows(answer.record);
      setTotal(answer.total);
    }, tellError);
    return () => {
      late = true;
    };
  }, [tab, page]);
  const last = page * PAGE >= total;
  async function show({ msgId }: SysMessage) {
    try {
      setOpened(await call(msgSysmsg.get, { msgId }));
      onRead();
    } catch (error) {
      tellError(error);
    }
  }
  return (
    <section aria-label="消息">
      <div className={styles.tabs}>
        {(['unread', 'all'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => {
            setTab(name);
            setPage(1);
          }}>{name === 'unread' ? `未读（${unread}）` : '全部'}</button>
        ))}
      </div>
      {opened && <article className={styles.opened}><h3>{opened.title}</h3><p>{opened.content}</p><button type="button" onClick={() => setOpened(undefined)}>返回列表</button></article>}
      {!opened && rows.length === 0 && <p className={styles.none}>暂无消息</p>}
      {!opened && <ul className={styles.list}>{rows.map((row) => <li key={row.msgId}><button type="button" onClick={() => void show(row)}><b>{row.title}</b><small>{row.sendTime.slice(0, 10)}</small></button></li>)}</ul>}
      {!opened && total > PAGE && <button type="button" className={styles.more} onClick={() => setPage(last ? 1 : page + 1)}>{last ? '返回第一页' : '更多'}</button>}
    </section>
  );
}
