import { followEvents } from '@tqc/client';
import type { Row } from '@tqc/contract/kit';
import { msgSysmsg } from '@tqc/contract/message';
import { job } from '@tqc/contract/resource';
import { routeOf } from '@tqc/contract/screens';
import { jobStatus } from '@tqc/domain/shared';
import { MessageBell, type BellMessage, type BellPage, type BellTask } from '@tqc/ui/MessageBell';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../kit/session/api';
import { transport, useSession } from '../kit/session/session';
import { mayOpen } from './pages';
import { readLists } from './readLists';
import { readMaintenance } from './readMaintenance';

const PAGE = 6;
const READ = 1;
const DAY = 86_400_000;
/** More of them are on the page of the tasks. */
const TASKS = 4;

/**
 * The message bell: unread and all, six a page; told by the server as messages come, and asked
 * every five minutes besides, together with what is maintained or locked: a window that begins
 * while a page stands is known to it.
 */
export function Bell() {
  const navigate = useNavigate();
  const [pushed, setPushed] = useState<number>();
  const locked = useSession((session) => session.locked);
  // A stream belongs to one session: after unlocking there is a new one, and what was said
  // meanwhile was not heard.
  useEffect(() => {
    if (locked) return undefined;
    void readLists();
    void readMaintenance();
    return followEvents(transport, msgSysmsg.stream, ({ event, data }) => {
      if (event === 'unread') setPushed((JSON.parse(data) as { unread: number }).unread);
      if (event === 'dict') void readLists();
      if (event === 'maintenance') void readMaintenance();
    });
  }, [locked]);
  return (
    <MessageBell
      load={load}
      open={open}
      readAll={readAll}
      onGo={(link) => void navigate(link)}
      tasks={{ load: loadTasks, onGo: () => void navigate(routeOf('shell.fileTasks')) }}
      {...(pushed === undefined ? {} : { pushed })}
    />
  );
}

/** What a person still thinks of: what goes on, and what ended within a day. */
async function loadTasks(): Promise<readonly BellTask[]> {
  const { record } = await call(job.list, {});
  const since = transport.now() - DAY;
  return record
    .filter(({ status, endedAt }) =>
      jobStatus.group.open.includes(status)
        ? true
        : endedAt !== null && Date.parse(endedAt) > since,
    )
    .slice(0, TASKS)
    .map(({ status, ...task }) => ({ ...task, state: jobStatus.nameOf(status) ?? 'waiting' }));
}

async function load(page: number, unreadOnly: boolean): Promise<BellPage> {
  if (page === 1) void readMaintenance();
  const { record, total, unread } = await call(msgSysmsg.list, {
    pageNo: page,
    pageSize: PAGE,
    ...(unreadOnly ? { readFlag: 0 } : {}),
  });
  return { record: record.map(messageOf), total, unread };
}

/** Reading the whole message also notes it as read. */
async function open({ id }: BellMessage): Promise<BellMessage> {
  return messageOf(await call(msgSysmsg.get, { msgId: id }));
}

async function readAll(): Promise<void> {
  await call(msgSysmsg.readAll, {});
}

function messageOf({
  msgId,
  title,
  content,
  sendTime,
  readFlag,
  msgUrl,
}: Row<typeof msgSysmsg.list>): BellMessage {
  const link = mayOpen(msgUrl, useSession.getState().rights) ? msgUrl : undefined;
  return { id: msgId, title, content, sendTime, read: readFlag === READ, link };
}
