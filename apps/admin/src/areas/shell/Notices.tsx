import type { Row } from '@tqc/contract/kit';
import { msgSysmsg } from '@tqc/contract/message';
import { LinkButton } from '@tqc/ui/foundation';
import { NoticeDialog } from '@tqc/ui/NoticeDialog';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { momentText } from '../../kit/record/momentText';
import { useRecord } from '../../kit/record/useRecord';
import { call } from '../../kit/session/api';
import { Items } from './Items';
import { useOpens } from '../../kit/session/useOpens';

/** What the person was told last: with its page as a way there, without one read here. */
export function Notices({ title }: { readonly title: string }) {
  const opens = useOpens();
  const notices = useRecord(msgSysmsg.list, { pageSize: 6 });
  const [reading, setReading] = useState<Row<typeof msgSysmsg.list>>();
  return (
    <SectionHeader title={title} collapsible={false}>
      <NoticeDialog
        open={reading !== undefined}
        title={reading?.title ?? ''}
        wait={0}
        onClose={() => setReading(undefined)}
      >
        {reading?.content}
      </NoticeDialog>
      <Items
        loaded={notices}
        none="暂无通知。"
        item={(notice) => (
          <li key={notice.msgId}>
            <b>
              {opens(notice.msgUrl) ? (
                <Link to={notice.msgUrl}>{notice.title}</Link>
              ) : (
                <LinkButton onClick={() => setReading(read(notice))}>{notice.title}</LinkButton>
              )}
            </b>
            <small>{momentText(notice.sendTime)}</small>
          </li>
        )}
      />
    </SectionHeader>
  );
}

/** What was read whole is noted as read, as in the bell; without an answer it only stays unread. */
function read<N extends { readonly msgId: string }>(notice: N): N {
  call(msgSysmsg.get, { msgId: notice.msgId }).catch(() => undefined);
  return notice;
}
