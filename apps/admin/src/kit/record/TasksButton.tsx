import { rowMembers, type Call, type Row } from '@tqc/contract/kit';
import type { job } from '@tqc/contract/resource';
import { DataTable } from '@tqc/ui/DataTable';
import { Dialog } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { columnOf } from '../form/fieldsOf';
import { Press } from '../form/Press';
import { useMay } from '../session/useMay';
import { RecordMissing } from './RecordNotice';
import { TaskFile } from './TaskFile';
import { useRecord } from './useRecord';

type Task = Row<typeof job.list>;
/** A call that tells of the caller's tasks of one kind. */
type Tasks = Call<(typeof job.list)['input'], (typeof job.list)['output']>;

interface TasksButtonProps {
  readonly call: Tasks;
  readonly label: string;
  /** Whether the tasks make files. */
  readonly files?: boolean;
}

const WIDTH = 880;
const HEIGHT = 420;
/** As many as are kept in view: they are one page. */
const SHOWN = 50;
const names = ['title', 'status', 'total', 'done', 'message', 'createdAt', 'endedAt'] as const;

/** What became of the caller's tasks of one kind, with the files that they made. */
export function TasksButton(props: TasksButtonProps) {
  const { call, label } = props;
  const [open, setOpen] = useState(false);
  if (!useMay(call)) return null;
  return (
    <>
      <Press label={label} onClick={() => setOpen(true)} />
      {open && (
        <Dialog title={label} onClose={() => setOpen(false)} width={WIDTH}>
          <LatestTasks {...props} />
        </Dialog>
      )}
    </>
  );
}

function LatestTasks({ call, label, files = false }: TasksButtonProps) {
  const { record: answer, failure, reload } = useRecord(call, {});
  const members = rowMembers(call);
  const columns = names.map((name) => columnOf<Task>(name, members[name], false));
  if (failure) return <RecordMissing failure={failure} onRetry={reload} />;
  const rows = answer?.record ?? [];
  return (
    <DataTable
      ariaLabel={label}
      height={HEIGHT}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      loading={!answer}
      total={rows.length}
      page={1}
      pageSize={SHOWN}
      onPage={() => undefined}
      {...(files && {
        rowActions: (task: Task) => <TaskFile task={task} />,
        rowActionsWidth: 90,
      })}
    />
  );
}
