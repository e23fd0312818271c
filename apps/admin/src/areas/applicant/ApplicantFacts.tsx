import { ApplicantDetail, type ssouser } from '@tqc/contract/applicant';
import type { OutputOf } from '@tqc/contract/kit';
import { FieldSections } from '../../kit/record/FieldSections';
import { RevealButton } from '../../kit/record/RevealButton';
import { ApplicantPictures } from './ApplicantPictures';
import { LifeList } from './LifeList';

type Detail = OutputOf<typeof ssouser.get>;

const SECTIONS = {
  人员: ['name', 'sex', 'nation', 'birthDate', 'idType', 'idNo', 'mobile', 'email', 'household'],
  账户: ['account', 'registeredAt', 'lastLoginAt'],
  实名核验: [
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
  ],
} as const;

/** What the person has to do with the real name, and who they are. */
export function ApplicantSections({ record }: { readonly record: Detail }) {
  const revealOf = (name: 'idNo' | 'mobile' | 'household') =>
    record[name] !== '' && <RevealButton table="applicant" id={record.ssoId} field={name} />;
  return (
    <FieldSections
      schema={ApplicantDetail}
      record={record}
      sections={SECTIONS}
      beside={{
        idNo: revealOf('idNo'),
        mobile: revealOf('mobile'),
        household: revealOf('household'),
      }}
    />
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
