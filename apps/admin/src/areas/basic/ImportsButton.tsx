import type { baseOrg, baseOrgSchool } from '@tqc/contract/basic';
import { rowMembers, type Row } from '@tqc/contract/kit';
import { DataTable } from '@tqc/ui/DataTable';
import { Dialog } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { columnOf } from '../../kit/form/fieldsOf';
import { Press } from '../../kit/form/Press';
import { RecordMissing } from '../../kit/record/RecordNotice';
import { useRecord } from '../../kit/record/useRecord';
import { useMay } from '../../kit/session/useMay';

/** A call that tells of the caller's imports of one kind. */
type Imports = typeof baseOrg.importLocaleSetRs | typeof baseOrgSchool.importStatus;
type Task = Row<typeof baseOrgSchool.importStatus>;

const WIDTH = 880;
const HEIGHT = 420;
/** As many as are kept in view: they are one page. */
const SHOWN = 50;
const names = ['title', 'status', 'total', 'done', 'message', 'createdAt', 'endedAt'] as const;

/** What became of the caller's imports of one kind. */
export function ImportsButton({ call }: { readonly call: Imports }) {
  const [open, setOpen] = useState(false);
  if (!useMay(call)) return null;
  return (
    <>
      <Press label="导入记录" onClick={() => setOpen(true)} />
      {open && (
        <Dialog title="导入记录" onClose={() => setOpen(false)} width={WIDTH}>
          <LatestImports call={call} />
        </Dialog>
      )}
    </>
  );
}

function LatestImports({ call }: { readonly call: Imports }) {
  const { record: answer, failure, reload } = useRecord(call, {});
  const members = rowMembers(call);
  const columns = names.map((name) => columnOf<Task>(name, members[name], false));
  if (failure) return <RecordMissing failure={failure} onRetry={reload} />;
  const rows = answer?.record ?? [];
  return (
    <DataTable
      ariaLabel="导入记录"
      height={HEIGHT}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      loading={!answer}
      total={rows.length}
      page={1}
      pageSize={SHOWN}
      onPage={() => undefined}
    />
  );
}
