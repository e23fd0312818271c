import { CertChangeDetail, type certChange } from '@tqc/contract/cert';
import type { OutputOf } from '@tqc/contract/kit';
import { certChangeStatus } from '@tqc/domain/dictionaries';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { CaseFacts } from '../../../kit/case/CaseFacts';
import { filledOf } from '../../../kit/record/FieldSections';
import { RevealButton } from '../../../kit/record/RevealButton';
import { ItemsTable } from './ItemsTable';

const ASKED = [
  'chgNo',
  'changeType',
  'name',
  'idNo',
  'certNo',
  'ctId',
  'isKey',
  'orgName',
  'applicant',
  'appliedAt',
] as const;
const OF_A_KIND = ['basis', 'reason', 'effectiveOn', 'paperNo'] as const;
const DECIDED = ['decidedOrg', 'decider', 'decidedAt', 'lastOpinion'] as const;

/** A change: what is asked for, old beside new, what it rests on and what happened to it. */
export function ChangeFacts({ record }: { readonly record: OutputOf<typeof certChange.get> }) {
  const waits = record.status === certChangeStatus.code('pending');
  return (
    <CaseFacts
      schema={CertChangeDetail}
      record={record}
      sections={{
        申请: [
          ...ASKED,
          ...filledOf(record, OF_A_KIND),
          'explanation',
          'files',
          ...filledOf(record, ['photo']),
          ...(waits ? [] : DECIDED),
        ],
      }}
      beside={{
        idNo: record.certId !== null && (
          <RevealButton table="cert" id={record.certId} field="idNo" />
        ),
      }}
    >
      <SectionHeader title="变更内容">
        <ItemsTable items={record.items} />
        {waits && record.checks.map((line) => <p key={line}>{line}</p>)}
      </SectionHeader>
    </CaseFacts>
  );
}
