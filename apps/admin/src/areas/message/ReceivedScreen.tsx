import { factsOf } from '@tqc/contract/kit';
import { msgSysmsg, SysMessage } from '@tqc/contract/message';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { ActionLink } from '@tqc/ui/DataTable';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { AskButton } from '../../kit/form/buttons';
import { ListScreen } from '../../kit/list/ListScreen';
import { detailItem } from '../../kit/record/detailItem';
import { ViewButton } from '../../kit/record/ViewButton';
import { SendButton } from './sending/SendButton';

const { get, list, readAll } = msgSysmsg;

/** 收到的消息: all of one's own, and the page each speaks of. */
export function ReceivedScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const navigate = useNavigate();
  return (
    <ListScreen
      note="发给本人的全部消息；打开就记为已读，有事要办的可以直接去办。"
      list={list}
      search={['readFlag']}
      columns={[
        { key: 'title', title: '消息标题', width: 260, ellipsis: true, pinned: 'left' },
        'readFlag',
        { key: 'content', title: '消息内容', width: 420, ellipsis: true },
        'sendTime',
      ]}
      actionsWidth={130}
      toolbar={
        <>
          <SendButton />
          <AskButton
            call={readAll}
            label="全部已读"
            input={{}}
            question="把收到的消息全部记为已读吗？"
            done={({ read }) => (read > 0 ? `${read}条已记为已读` : '没有未读的消息')}
          />
        </>
      }
      rowActions={(row) => (
        <>
          <ViewButton call={get} input={{ msgId: row.msgId }} title={row.title}>
            {(message) => (
              <DescriptionList
                columns={2}
                items={[
                  detailItem('sendTime', factsOf(SysMessage.shape.sendTime), message.sendTime),
                  { label: '内容', value: message.content, wide: true },
                ]}
              />
            )}
          </ViewButton>
          {row.msgUrl !== '' && (
            <ActionLink label="去办理" onClick={() => void navigate(row.msgUrl)} />
          )}
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}
