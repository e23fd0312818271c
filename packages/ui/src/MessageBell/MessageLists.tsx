import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { EmptyState, ErrorState } from '../EmptyState';
import { Icon, LinkButton } from '../foundation';
import { BELL_PAGE, isLastPage, typeText, type BellMessage, type BellPage } from './messages';
import styles from './MessageBell.module.css';

interface MessageListsProps {
  unread: number;
  load: (page: number, unreadOnly: boolean) => Promise<BellPage>;
  open: (message: BellMessage) => Promise<BellMessage>;
  typeNames: Readonly<Record<string, string>>;
  readAll?: (() => Promise<void>) | undefined;
  onGo?: ((link: string) => void) | undefined;
}

type Tab = 'unread' | 'all';
type ListState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly record: readonly BellMessage[]; readonly total: number };

/** 未读和全部两个列表，每页六条；点一条看全文。 */
export function MessageLists({ unread, load, open, typeNames, readAll, onGo }: MessageListsProps) {
  const root = useRef<HTMLElement>(null);
  const [tab, setTab] = useState<Tab>('unread');
  const [page, setPage] = useState(1);
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<ListState>({ phase: 'loading' });
  const [opened, setOpened] = useState<BellMessage>();
  const [failed, setFailed] = useState<string>();
  const [reading, setReading] = useState<'now' | 'failed'>();

  useEffect(() => {
    let late = false;
    setState({ phase: 'loading' });
    load(page, tab === 'unread').then(
      ({ record, total }) => !late && setState({ phase: 'ready', record, total }),
      () => !late && setState({ phase: 'failed' }),
    );
    return () => {
      late = true;
    };
  }, [load, page, tab, turn]);

  // On opening and changing sides focus comes in, so the keyboard works at once.
  useLayoutEffect(() => {
    root.current
      ?.querySelector<HTMLElement>(opened ? '[data-back]' : '[aria-selected=true]')
      ?.focus();
  }, [opened]);

  async function show(message: BellMessage) {
    setFailed(undefined);
    try {
      setOpened(await open(message));
    } catch {
      setFailed(message.id);
    }
  }

  async function markAll() {
    setReading('now');
    try {
      await readAll?.();
      setReading(undefined);
      choose(tab);
      setTurn(turn + 1);
      // The button goes with the last unread message: the keyboard goes on from the tabs.
      root.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
    } catch {
      setReading('failed');
    }
  }

  function choose(next: Tab) {
    setTab(next);
    setPage(1);
  }

  function onTabKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    choose(tab === 'unread' ? 'all' : 'unread');
    root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=false]')?.focus();
  }

  if (opened) {
    const { link } = opened;
    return (
      <section ref={root} className={styles.panel} aria-label="消息内容">
        <header className={styles.top}>
          <button
            type="button"
            data-back=""
            className={styles.back}
            onClick={() => {
              setOpened(undefined);
              setTurn(turn + 1);
            }}
          >
            <Icon name="left" />
            返回列表
          </button>
        </header>
        <article className={styles.opened}>
          <h3>{opened.title}</h3>
          <p className={styles.facts}>
            {[typeText(opened.type, typeNames), opened.sendTime.slice(0, 16)]
              .filter(Boolean)
              .join('　')}
          </p>
          <p className={styles.content}>{opened.content}</p>
          {link && onGo && <LinkButton onClick={() => onGo(link)}>前往办理</LinkButton>}
        </article>
      </section>
    );
  }
  const last = state.phase === 'ready' && isLastPage(page, state.total);
  return (
    <section ref={root} className={styles.panel} aria-label="消息列表">
      <div className={styles.head}>
        <div className={styles.top} role="tablist" aria-label="消息范围" onKeyDown={onTabKey}>
          {(['unread', 'all'] as const).map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={tab === name}
              tabIndex={tab === name ? 0 : -1}
              onClick={() => choose(name)}
            >
              {name === 'unread' ? `未读（${unread}）` : '全部'}
            </button>
          ))}
        </div>
        {readAll && unread > 0 && (
          <LinkButton disabled={reading === 'now'} onClick={() => void markAll()}>
            全部已读
          </LinkButton>
        )}
      </div>
      {reading === 'failed' && (
        <p className={styles.failed} role="alert">
          没有全部记为已读，请重试
        </p>
      )}
      <div
        className={styles.list}
        role="tabpanel"
        aria-label={tab === 'unread' ? '未读消息' : '全部消息'}
        aria-busy={state.phase === 'loading'}
      >
        {state.phase === 'loading' && (
          <div role="status" aria-label="正在载入">
            {Array.from({ length: BELL_PAGE }, (_, index) => (
              <span key={index} className={styles.bone} />
            ))}
          </div>
        )}
        {state.phase === 'failed' && (
          <ErrorState message="消息没有取到，请稍后重试" onRetry={() => setTurn(turn + 1)} />
        )}
        {state.phase === 'ready' && state.record.length === 0 && (
          <EmptyState text={tab === 'unread' ? '没有未读消息' : '暂无消息'} />
        )}
        {state.phase === 'ready' && (
          <ul>
            {state.record.map((message) => (
              <li key={message.id}>
                <button
                  type="button"
                  className={styles.message}
                  data-unread={!message.read || undefined}
                  onClick={() => void show(message)}
                >
                  <span className={styles.dot}>
                    {!message.read && <span className={styles.hidden}>未读</span>}
                  </span>
                  <span className={styles.title}>{message.title}</span>
                  <span className={styles.facts}>
                    {[typeText(message.type, typeNames), message.sendTime.slice(0, 10)]
                      .filter(Boolean)
                      .join('　')}
                  </span>
                </button>
                {failed === message.id && (
                  <p className={styles.failed} role="alert">
                    消息没有打开，请重试
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {state.phase === 'ready' && state.total > BELL_PAGE && (
        <footer className={styles.foot}>
          <span>
            第 {page} 页，共 {Math.ceil(state.total / BELL_PAGE)} 页
          </span>
          <LinkButton onClick={() => setPage(last ? 1 : page + 1)}>
            {last ? '返回第一页' : '更多'}
          </LinkButton>
        </footer>
      )}
    </section>
  );
}
