import { factsOf, type Call } from '@tqc/contract/kit';
import { RegistrationRow, registrationReview } from '@tqc/contract/register';
import { accessValidUntil } from '@tqc/domain/register';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { Dialog } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { Press } from '../../../kit/form/Press';
import { detailItem } from '../../../kit/record/detailItem';
import { RecordLine } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import type { CaseRow } from '../application/application';

const { accessResult, accessTime, accessBatch } = RegistrationRow.shape;

/** 查看结果: what the platform answered, when and until when that counts, as it stands now. */
export function AccessResultLink({
  label,
  row,
  when,
}: {
  readonly call: Call;
  readonly label: string;
  readonly row: CaseRow;
  /** Whether it is there: the list reads it before it draws anything. */
  readonly when: boolean;
}) {
  const [open, setOpen] = useState(false);
  if (!when) return null;
  return (
    <>
      <Press label={label} link onClick={() => setOpen(true)} />
      {open && <ResultDialog row={row} onClose={() => setOpen(false)} />}
    </>
  );
}

function ResultDialog({ row, onClose }: { readonly row: CaseRow; readonly onClose: () => void }) {
  const { regId } = row;
  const {
    record: found,
    failure,
    reload,
  } = useRecord(registrationReview.getAccessQueryStatus, { regId });
  return (
    <Dialog title={`${row.name}的查询结果`} okText="关闭" onClose={onClose}>
      {found ? (
        <DescriptionList
          columns={1}
          items={[
            detailItem('accessResult', factsOf(accessResult), found.accessResult),
            detailItem('accessTime', factsOf(accessTime), found.accessTime),
            detailItem('accessBatch', factsOf(accessBatch), found.batch),
            { label: '结果有效期止', value: accessValidUntil(found) ?? '—' },
          ]}
        />
      ) : (
        <RecordLine failure={failure} onRetry={reload} />
      )}
    </Dialog>
  );
}
