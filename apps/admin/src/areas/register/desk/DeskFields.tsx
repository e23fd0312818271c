import { factsOf } from '@tqc/contract/kit';
import { RegistrationDetail } from '@tqc/contract/register';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { LinkButton } from '@tqc/ui/foundation';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { detailItem } from '../../../kit/record/detailItem';
import { momentText } from '../../../kit/record/momentText';
import type { Application } from '../application/application';
import { revealOf } from '../application/revealOf';

type Name = keyof Application & keyof typeof RegistrationDetail.shape;

/** What was declared, grouped by the document that proves it. */
const GROUPS: readonly {
  readonly title: string;
  readonly proof: string;
  readonly names: readonly Name[];
}[] = [
  {
    title: '身份',
    proof: 'idCard',
    names: [
      'name',
      'sex',
      'nation',
      'birthDate',
      'idType',
      'idNo',
      'mobile',
      'household',
      'residence',
      'realNameStatus',
    ],
  },
  {
    title: '申请',
    proof: 'form',
    names: ['ctId', 'subjectName', 'orgName', 'pointName', 'personType', 'workUnit'],
  },
  { title: '考试合格', proof: 'exam', names: ['examType', 'examNo', 'examValidUntil'] },
  {
    title: '学历',
    proof: 'diploma',
    names: [
      'educationLevel',
      'graduateSchool',
      'major',
      'diplomaNo',
      'graduateDate',
      'degree',
      'collegeVerifyStatus',
      'graduating',
      'collegeAppendFlag',
    ],
  },
  { title: '普通话', proof: 'mandarin', names: ['mandarinLevel', 'mandarinScore', 'mandarinNo'] },
  { title: '准入与限制', proof: 'promise', names: ['accessResult', 'accessTime', 'limitHit'] },
];

/** What was declared: each group has its proof, and its title opens that one. */
export function DeskFields({
  application,
  onProof,
}: {
  readonly application: Application;
  readonly onProof: (kind: string) => void;
}) {
  const has = (kind: string) =>
    application.files.some((file) => file.kind === kind && file.mime.startsWith('image/'));
  return (
    <>
      {application.replies.length > 0 && (
        <SectionHeader title="申请人回复" collapsible={false}>
          <DescriptionList
            columns="auto"
            compact
            items={application.replies.map(({ content, reply, replyTime }) => ({
              label: momentText(replyTime ?? ''),
              value: `${reply}（问：${content}）`,
              wide: true,
            }))}
          />
        </SectionHeader>
      )}
      {GROUPS.map(({ title, proof, names }) => (
        <SectionHeader
          key={title}
          title={title}
          collapsible={false}
          {...(has(proof)
            ? { actions: <LinkButton onClick={() => onProof(proof)}>看材料</LinkButton> }
            : {})}
        >
          <DescriptionList
            columns="auto"
            compact
            items={names.map((name) =>
              detailItem(
                name,
                factsOf(RegistrationDetail.shape[name]),
                application[name],
                revealOf(name, application),
              ),
            )}
          />
        </SectionHeader>
      ))}
    </>
  );
}
