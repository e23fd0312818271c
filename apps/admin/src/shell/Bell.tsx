import { followEvents } from '@tqc/client';
import type { Row } from '@tqc/contract/kit';
import { msgSysmsg } from '@tqc/contract/message';
import { MessageBell, type BellMessage, type BellPage } from '@tqc/ui/MessageBell';
import { useEffect, useState } from 'react';
import { call } from '../kit/session/api';
import { transport, useSession } from '../kit/session/session';

const PAGE = 6;
const READ = 1;

/**
 * The message bell: unread and all, six a page; told by the server as messages come, and asked
 * every five minutes besides.
 */
export function Bell() {
  const [pushed, setPushed] = useState<number>();
  const locked = useSession((session) => session.locked);
  // A stream belongs to one session: after unlocking there is a new one.
  useEffect(
    () =>
      locked
        ? undefined
        : followEvents(transport, msgSysmsg.stream, ({ event, data }) => {
            if (event === 'unread') setPushed((JSON.parse(data) as { unread: number }).unread);
          }),
    [locked],
  );
  return <MessageBell load={load} open={open} {...(pushed === undefined ? {} : { pushed })} />;
}

async function load(page: number, unreadOnly: boolean): Promise<BellPage> {
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

function messageOf({
  msgId,
  title,
  content,
  sendTime,
  readFlag,
}: Row<typeof msgSysmsg.list>): BellMessage {
  return { id: msgId, title, content, sendTime, read: readFlag === READ };
}
