import { factsOf, type Row } from '@tqc/contract/kit';
import { msgSysmsg, SentMessage } from '@tqc/contract/message';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { Dialog } from '@tqc/ui/FormDialog';
import type { SearchField } from '@tqc/ui/SearchForm';
import { useState, type ReactNode } from 'react';
import { AskButton } from '../../kit/form/buttons';
import { Press } from '../../kit/form/Press';
import { ListScreen } from '../../kit/list/ListScreen';
import { PagedTable } from '../../kit/list/PagedTable';
import { detailItem } from '../../kit/record/detailItem';
import { SendButton } from './sending/SendButton';

type Sent = Row<typeof msgSysmsg.queryMsgSysmsgByOrg>;

const { queryMsgRead, queryMsgSysmsgByOrg, recall } = msgSysmsg;
const sentAt: SearchField = { name: 'sendTime', label: '发送时间', kind: 'dateRange' };
const FACTS = [
  'msgType',
  'sendRange',
  'sentTo',
  'sender',
  'sendTime',
  'receivers',
  'readers',
  'recalledAt',
] as const;
const READERS = ['orgName', 'name', 'readFlag', 'readAt'] as const;
const WIDTH = 880;

/** 已发消息: what people of the organisation wrote, who read it, and the way to take it back. */
export function SentScreen({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      note="本机构发出的消息和阅读情况；发错了的，十分钟内可以撤回，已发出的短信不能收回。"
      list={queryMsgSysmsgByOrg}
      search={['title', 'msgType', sentAt]}
      columns={[
        { key: 'title', title: '消息标题', width: 240, ellipsis: true, pinned: 'left' },
        'msgType',
        'sendRange',
        'sentTo',
        'receivers',
        'readers',
        'sender',
        'sendTime',
        'recalledAt',
      ]}
      toolbar={<SendButton />}
      rowActions={(row) => (
        <>
          <SentView message={row} />
          <AskButton
            call={recall}
            label="撤回"
            link
            row={row}
            when={row.recallable}
            question={`撤回后${row.receivers}位接收人都看不到“${row.title}”，确定撤回吗？`}
          />
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}

/** The whole message, and who got it. */
function SentView({ message }: { readonly message: Sent }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Press label="查看" link onClick={() => setOpen(true)} />
      {open && (
        <Dialog title={message.title} width={WIDTH} onClose={() => setOpen(false)}>
          <DescriptionList
            columns={2}
            items={[
              ...FACTS.map((name) =>
                detailItem(name, factsOf(SentMessage.shape[name]), message[name]),
              ),
              { label: '内容', value: message.content, wide: true },
            ]}
          />
          <PagedTable
            label="接收人"
            list={queryMsgRead}
            input={{ msgId: message.msgId }}
            names={READERS}
          />
        </Dialog>
      )}
    </>
  );
}
