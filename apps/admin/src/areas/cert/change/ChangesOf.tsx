import { CertChange, type change } from '@tqc/contract/cert';
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { certChangeType } from '@tqc/domain/dictionaries';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { StatusOf } from '../../../kit/form/fieldsOf';
import { momentText } from '../../../kit/record/momentText';
import { ItemsTable } from './ItemsTable';

type Changes = OutputOf<typeof change.detailCertChg>['record'];
const { status } = CertChange.shape;

/** All changes of one certificate, the newest first. */
export function ChangesOf({ record }: { readonly record: Changes }) {
  if (record.length === 0) return '这张证书没有变更';
  return record.map(({ chgId, chgNo, items, appliedAt, applicant, ...one }) => (
    <SectionHeader
      key={chgId}
      title={`${certChangeType.label(one.changeType)} ${chgNo}（${momentText(appliedAt)} ${applicant}）`}
      actions={<StatusOf facts={factsOf(status)} value={one.status} />}
    >
      <ItemsTable items={items} />
    </SectionHeader>
  ));
}
