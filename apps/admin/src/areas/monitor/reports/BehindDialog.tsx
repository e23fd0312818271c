import { reports } from '@tqc/contract/monitor';
import type { OutputOf } from '@tqc/contract/kit';
import { DataTable, type Column } from '@tqc/ui/DataTable';
import { Dialog } from '@tqc/ui/FormDialog';
import { useMemo, useState } from 'react';
import { RecordMissing } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import type { Asked } from './askedIn';
import type { Figure } from './ReportTable';

const WIDTH = 1080;
const HEIGHT = 460;
const USUAL_SIZE = 50;

type Row = OutputOf<typeof reports.drill>['rows'][number];

interface BehindDialogProps {
  readonly id: string;
  readonly figure: Figure;
  readonly asked: Asked;
  readonly onClose: () => void;
}

/** The rows behind one figure of a report; persons are masked. */
export function BehindDialog({ id, figure, asked, onClose }: BehindDialogProps) {
  const [at, setAt] = useState({ page: 1, size: USUAL_SIZE });
  const { record, failure, reload } = useRecord(reports.drill, {
    id,
    ...asked,
    keys: [...figure.keys],
    column: figure.column,
    offset: (at.page - 1) * at.size,
    limit: at.size,
  });
  const columns = useMemo(
    () =>
      (record?.columns ?? []).map((title, place): Column<Row> => ({
        key: `c${place}`,
        title,
        width: 150,
        ellipsis: true,
        text: ({ cells }) => cells[place] ?? '',
        render: ({ cells }) => cells[place] ?? '',
      })),
    [record?.columns],
  );
  return (
    <Dialog title={`${figure.title}：明细`} width={WIDTH} onClose={onClose}>
      {record ? (
        <DataTable
          ariaLabel="明细"
          columns={columns}
          rows={record.rows}
          rowKey="key"
          total={record.total}
          page={at.page}
          pageSize={at.size}
          onPage={(page, size) => setAt({ page, size })}
          height={HEIGHT}
        />
      ) : (
        <RecordMissing failure={failure} onRetry={reload} />
      )}
    </Dialog>
  );
}
