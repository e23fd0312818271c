import { rowMembers, type InputOf, type Row } from '@tqc/contract/kit';
import { exchange } from '@tqc/contract/register';
import { DataTable } from '@tqc/ui/DataTable';
import { columnOf } from '../../../kit/form/fieldsOf';
import { ViewButton } from '../../../kit/record/ViewButton';

type Run = Row<typeof exchange.gbSyncInfo>;

const NAMES = [
  'at',
  'prov',
  'name',
  'kind',
  'sent',
  'succeeded',
  'failed',
  'took',
  'code',
  'text',
  'operator',
] as const;
const members = rowMembers(exchange.gbSyncInfo);
const columns = NAMES.map((name) => columnOf<Run>(name, members[name], false));
const LATEST = 50;
const HEIGHT = 420;

interface RunLogProps {
  readonly label: string;
  /** Of which province and interface; of all that the caller sees where nothing is said. */
  readonly input: Pick<InputOf<typeof exchange.gbSyncInfo>, 'prov' | 'name'>;
}

/** The latest that interfaces did: pushes by the minute, tests, changes of a switch. */
export function RunLog({ label, input }: RunLogProps) {
  return (
    <ViewButton
      call={exchange.gbSyncInfo}
      label={label}
      title={`${label}（最近${LATEST}条）`}
      input={{ ...input, pageSize: LATEST }}
    >
      {({ record }) => (
        <DataTable
          ariaLabel={label}
          columns={columns}
          rows={record}
          rowKey="runId"
          total={record.length}
          page={1}
          pageSize={LATEST}
          onPage={() => undefined}
          height={HEIGHT}
        />
      )}
    </ViewButton>
  );
}
