import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon, Popup } from '../foundation';
import { SafePart } from '../SafePart';
import { BellTasks, type BellTaskSource } from './BellTasks';
import { MessageLists } from './MessageLists';
import { badgeText, type BellMessage, type BellPage } from './messages';
import styles from './MessageBell.module.css';

interface MessageBellProps {
  /** 取一页，页码从 1 起，每页六条。 */
  load: (page: number, unreadOnly: boolean) => Promise<BellPage>;
  /** 打开一条：返回全文，并记为已读。 */
  open: (message: BellMessage) => Promise<BellMessage>;
  /** 全部记为已读；没有给时不显示。 */
  readAll?: () => Promise<void>;
  /** 消息类型的名称，按编号。 */
  typeNames?: Readonly<Record<string, string>>;
  /** 未读条数多久查一次，毫秒，默认五分钟。 */
  pollEvery?: number;
  /** 前往一条消息说到的页面；没有给时消息只能看。 */
  onGo?: (link: string) => void;
  /** 服务端随时推来的未读条数；变了就更新角标。 */
  pushed?: number;
  /** 自己的文件任务，点开铃时显示在消息上方；没有给时不显示。 */
  tasks?: BellTaskSource;
}

const FIVE_MINUTES = 300_000;
const NO_NAMES = {};

/** 消息铃：未读角标，点开是未读和全部两个列表；页面在后台时不查询。 */
export function MessageBell({
  load,
  open,
  readAll,
  typeNames = NO_NAMES,
  pollEvery = FIVE_MINUTES,
  pushed,
  onGo,
  tasks,
}: MessageBellProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  const [unread, setUnread] = useState(0);
  const latest = useRef({ load, open, told: false });
  latest.current = { load, open, told: pushed !== undefined };
  const loadPage = useCallback(async (page: number, unreadOnly: boolean) => {
    const answer = await latest.current.load(page, unreadOnly);
    setUnread(answer.unread);
    return answer;
  }, []);
  const openOne = useCallback(async (message: BellMessage) => {
    const whole = await latest.current.open(message);
    // The server pushes the count after reading; taking one off again would be one too few.
    if (!message.read && !latest.current.told) setUnread((before) => Math.max(0, before - 1));
    return whole;
  }, []);

  useEffect(() => {
    if (pushed !== undefined) setUnread(pushed);
  }, [pushed]);

  useEffect(() => {
    let counted = 0;
    let counting = false;
    const count = () => {
      // While the last one is unanswered (long, behind a lock) no second is sent.
      if (document.hidden || counting) return;
      counted = Date.now();
      counting = true;
      // An unread count that fails disturbs nobody; it is asked again.
      loadPage(1, true)
        .catch(() => undefined)
        .finally(() => (counting = false));
    };
    // Back from the background, the count that was due is made up for.
    const back = () => {
      if (Date.now() - counted >= pollEvery) count();
    };
    count();
    const timer = setInterval(count, pollEvery);
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [loadPage, pollEvery]);

  // Styles draw the badge: the name has the count, and 99+ must not be read out again.
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.bell}
        aria-label={`消息，${unread}条未读`}
        aria-haspopup="dialog"
        aria-expanded={shown}
        data-badge={badgeText(unread) || undefined}
        onClick={() => setShown(!shown)}
      >
        <Icon name="bell" size={20} />
      </button>
      <Popup anchor={anchor} open={shown} onClose={() => setShown(false)} align="end" label="消息">
        <SafePart name="“消息”">
          {tasks && (
            <BellTasks
              load={tasks.load}
              onGo={() => {
                setShown(false);
                tasks.onGo();
              }}
            />
          )}
          <MessageLists
            unread={unread}
            load={loadPage}
            open={openOne}
            typeNames={typeNames}
            readAll={
              readAll &&
              (async () => {
                await readAll();
                setUnread(0);
              })
            }
            onGo={
              onGo &&
              ((link) => {
                setShown(false);
                onGo(link);
              })
            }
          />
        </SafePart>
      </Popup>
    </>
  );
}
