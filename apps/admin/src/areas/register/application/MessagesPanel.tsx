import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { regAud } from '@tqc/contract/register';
import { messageTemplates } from '@tqc/domain/register';
import { cut } from '@tqc/domain/shared';
import { countChars, SelectField, SwitchField, TextAreaField } from '@tqc/ui/fields';
import { useDirty } from '@tqc/ui/FormDialog';
import { LinkButton } from '@tqc/ui/foundation';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { Timeline } from '@tqc/ui/Timeline';
import { useId } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { useAction } from '../../../kit/form/useAction';
import { useKeptText } from '../../../kit/form/useKeptText';
import { call } from '../../../kit/session/api';
import { useSession } from '../../../kit/session/session';
import { useMay } from '../../../kit/session/useMay';
import { usePageState } from '../../../kit/list/usePageState';
import { momentText } from '../../../kit/record/momentText';
import { RecordLine } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import styles from './ApplicationScreen.module.css';

/** A message that stands; one that was taken back has another status. */
const SENT = 1;
const LONGEST = 200;

/** A template comes after what is written already: nothing typed is lost. */
const withTemplate = (text: string, template: string) =>
  cut([text.trimEnd(), template].filter(Boolean).join('\n'), LONGEST);

/** Messages to the applicant: listed, cancelled, written from a template or freely. */
export function MessagesPanel({ regId }: { readonly regId: string }) {
  const maySee = useMay(regAud.getMessagesRegAud);
  const maySend = useMay(regAud.create);
  const {
    record: messages,
    failure,
    reload,
  } = useRecord(regAud.getMessagesRegAud, { regId }, { when: maySee });
  const orgName = useSession(({ user }) => user?.orgName);
  const [text, setText] = useKeptText(`message/${regId}`);
  const [bySms, setBySms] = usePageState('messageBySms', false);
  useDirty(useId(), text.trim() !== '', '给申请人的留言');
  const [send, sending] = useAction(
    () => call(regAud.create, { regId, content: text.trim(), ...(bySms ? { bySms } : {}) }),
    {
      done: '留言已发送',
      onDone: () => {
        setText('');
        setBySms(false);
        reload();
      },
    },
  );
  const [takeBack, taking] = useAction(
    ({ regAudId, version }: { readonly regAudId: string; readonly version: number }) =>
      call(regAud.cancelMessagesRegAud, { regAudId, regId }, { version }),
    { done: '留言已取消', onDone: reload },
  );
  const busy = sending || taking;
  if (!maySee) return null;
  return (
    <SectionHeader title="给申请人的留言" collapsible={false}>
      <div className={styles.messages}>
        {!messages ? (
          <RecordLine failure={failure} onRetry={reload} />
        ) : messages.record.length === 0 ? (
          '暂无留言'
        ) : (
          <Timeline
            ariaLabel="留言"
            items={messages.record.map((message) => ({
              key: message.regAudId,
              title: message.author,
              time: momentText(message.createdAt),
              actor: message.orgName,
              ...(message.status === SENT ? {} : { label: '已取消' }),
              content: (
                <>
                  <span className={message.status === SENT ? undefined : styles.off}>
                    {message.content}
                  </span>
                  {message.bySms && <>（已发短信）</>}
                  {message.status === SENT && maySend && message.orgName === orgName && (
                    <>
                      {' '}
                      {message.reply === '' && (
                        <FormButton
                          call={regAud.update}
                          label="修改"
                          link
                          fields={['content']}
                          row={message}
                          onDone={reload}
                        />
                      )}{' '}
                      <LinkButton onClick={() => void takeBack(message)}>取消留言</LinkButton>
                    </>
                  )}
                  {message.reply !== '' && (
                    <p>
                      申请人回复
                      {message.replyTime === null ? '' : `（${momentText(message.replyTime)}）`}：
                      {message.reply}
                    </p>
                  )}
                </>
              ),
            }))}
          />
        )}
      </div>
      {maySend && (
        <div className={styles.write}>
          <SelectField
            label="留言模板"
            placeholder="选择模板"
            value=""
            onChange={(template) => setText(withTemplate(text, template))}
            options={messageTemplates.map((one) => ({ value: one, label: one }))}
          />
          <TextAreaField
            label="留言内容"
            rows={3}
            readOnly={busy}
            maxLength={LONGEST}
            placeholder="请输入留言内容，最多200字"
            value={text}
            onChange={setText}
          />
          <SwitchField label="同时发送短信" value={bySms} onChange={setBySms} disabled={busy} />
          <Button
            disabled={!text.trim() || countChars(text) > LONGEST || busy}
            onClick={() => void send()}
          >
            发 送
          </Button>
        </div>
      )}
    </SectionHeader>
  );
}
