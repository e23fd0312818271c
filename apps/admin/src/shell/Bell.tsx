import { msgSysmsg } from '@tqc/contract/message';
import type { Row } from '@tqc/contract/kit';
import { MessageBell, type BellMessage, type BellPage } from '@tqc/ui/MessageBell';
import { call } from '../kit/api';

const PAGE = 6;
const READ = 1;

/** The message bell: unread and all, six a page. */
export function Bell() {
  return <MessageBell load={load} open={open} />;
}

async function load(page: number, unreadOnly: boolean): Promise<BellPage> {
  const { record, total, unread } = await call(msgSysmsg.list, { pageNo: page, pageSize: PAGE, ...(unreadOnly ? { readFlag: 0 } : {}) });
  return { record: record.map(messageOf), total, unread };
}

/** Reading the whole message also notes it as read. */
async function open({ id }: BellMessage): Promise<BellMessage> {
  return messageOf(await call(msgSysmsg.get, { msgId: id }));
}

function messageOf({ msgId, title, content, sendTime, readFlag }: Row<typeof msgSysmsg.list>): BellMessage {
  return { id: msgId, title, content, sendTime, read: readFlag === READ };
}
