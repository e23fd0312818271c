import { type certApply, CertApplyDetail } from '@tqc/contract/cert';
import type { OutputOf } from '@tqc/contract/kit';
import { CaseFacts } from '../../../kit/case/CaseFacts';
import { filledOf } from '../../../kit/record/FieldSections';
import { RevealButton } from '../../../kit/record/RevealButton';

const PAPER = ['name', 'idNo', 'certNo', 'ctId', 'orgName', 'printStatus', 'blankNo'] as const;
const ASKED = [
  'applyNo',
  'kind',
  'reason',
  'lostOn',
  'media',
  'collected',
  'pickup',
  'applicant',
  'appliedAt',
  'remark',
] as const;
const LATER = [
  'noticeFile',
  'formFile',
  'identityFile',
  'photoFile',
  'fetchedBy',
  'fetchedOn',
] as const;

/** An application: the certificate, what is asked for, its scans and what happened to it. */
export function ApplicationFacts({ record }: { readonly record: OutputOf<typeof certApply.get> }) {
  return (
    <CaseFacts
      schema={CertApplyDetail}
      record={record}
      sections={{ 证书: PAPER, 申请: [...ASKED, ...filledOf(record, LATER)] }}
      beside={{ idNo: <RevealButton table="cert" id={record.certId} field="idNo" /> }}
    />
  );
}
