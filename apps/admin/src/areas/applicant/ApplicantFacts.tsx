import { ApplicantDetail, type ssouser } from '@tqc/contract/applicant';
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { detailItem } from '../../kit/record/detailItem';
import { RevealButton } from '../../kit/record/RevealButton';
import { ApplicantPictures } from './ApplicantPictures';
import { LifeList } from './LifeList';

type Detail = OutputOf<typeof ssouser.get>;
type Name = keyof Detail & keyof typeof ApplicantDetail.shape;

const PERSON: readonly Name[] = [
  'name',
  'sex',
  'nation',
  'birthDate',
  'idType',
  'idNo',
  'mobile',
  'email',
  'household',
];
const ACCOUNT: readonly Name[] = ['account', 'registeredAt', 'lastLoginAt'];
const REAL_NAME: readonly Name[] = [
  'realNameAuth',
  'reviewReason',
  'autoTries',
  'faceScore',
  'askedAt',
  'doubted',
  'refusal',
  'opinion',
  'reviewer',
  'reviewedAt',
];
const MASKED = ['idNo', 'mobile', 'household'] as const;

/** What the person has to do with the real name, and who they are. */
export function ApplicantSections({ record }: { readonly record: Detail }) {
  const itemOf = (name: Name) => {
    const masked = MASKED.find((one) => one === name);
    return detailItem(
      name,
      factsOf(ApplicantDetail.shape[name]),
      record[name],
      masked && record[masked] !== '' && (
        <RevealButton table="applicant" id={record.ssoId} field={masked} />
      ),
    );
  };
  return (
    <>
      <SectionHeader title="人员">
        <DescriptionList columns="auto" items={PERSON.map(itemOf)} />
      </SectionHeader>
      <SectionHeader title="账户">
        <DescriptionList columns="auto" items={ACCOUNT.map(itemOf)} />
      </SectionHeader>
      <SectionHeader title="实名核验">
        <DescriptionList columns="auto" items={REAL_NAME.map(itemOf)} />
      </SectionHeader>
    </>
  );
}

/** An account: the person, the real name with its pictures, and what happened to it. */
export function ApplicantFacts({ record }: { readonly record: Detail }) {
  return (
    <>
      <ApplicantSections record={record} />
      <ApplicantPictures record={record} />
      <LifeList life={record.life} />
    </>
  );
}
