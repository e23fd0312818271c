import { enrollAud } from '@tqc/contract/enroll';
import type { Row } from '@tqc/contract/kit';
import { onOff } from '@tqc/domain/dictionaries';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { AskButton } from '../../../kit/form/buttons';
import { momentText } from '../../../kit/record/momentText';
import { useSession } from '../../../kit/session/session';

const VALID = onOff.code('on');

/** What was said to the teacher and answered; what nobody answered yet can be taken back. */
export function EnrollmentMessages({
  messages,
}: {
  readonly messages: readonly Row<typeof enrollAud.list>[];
}) {
  const orgName = useSession(({ user }) => user?.orgName);
  const { cancel } = enrollAud;
  if (messages.length === 0) return null;
  return (
    <SectionHeader title="留言">
      <DescriptionList
        columns={1}
        items={messages.map((message) => ({
          label: `${momentText(message.createdAt)} ${message.orgName}`,
          value: (
            <>
              {message.content}
              {message.status !== VALID && '（已撤回）'}
              {message.reply !== '' && `；回复：${message.reply}`}
              {message.status === VALID && message.reply === '' && message.orgName === orgName && (
                <AskButton
                  call={cancel}
                  label="撤回留言"
                  link
                  row={{ enrAudId: message.enrAudId, version: message.version }}
                />
              )}
            </>
          ),
        }))}
      />
    </SectionHeader>
  );
}
