import { rowMembers } from '@tqc/contract/kit';
import { exchange } from '@tqc/contract/register';
import { DataTable } from '@tqc/ui/DataTable';
import { columnOf } from '../../../kit/form/fieldsOf';
import { ViewButton } from '../../../kit/record/ViewButton';
import type { Push } from '../platform/pushList';

const NAMES = [
  'dataType',
  'caseNo',
  'outcome',
  'state',
  'tries',
  'lastAt',
  'answerCode',
  'answerText',
  'advice',
] as const;
const members = rowMembers(exchange.gbTaskAll);
const columns = NAMES.map((name) => columnOf<Push>(name, members[name], false));
const MOST = 50;
const HEIGHT = 320;

interface PushRecordProps {
  /** Read by the list, which shows it to those who may call it. */
  readonly call: typeof exchange.gbTaskAll;
  readonly label: string;
  readonly of: { readonly regId: string; readonly name: string };
}

/** 推送记录: what the national platform was told of one application, and how it went. */
export function PushRecord({ call, label, of: { regId, name } }: PushRecordProps) {
  return (
    <ViewButton
      call={call}
      label={label}
      title={`${name}的${label}`}
      input={{ regId, pageSize: MOST }}
    >
      {({ record }) =>
        record.length === 0 ? (
          <p>还没有要报送国家平台的数据：受理、办结以后自动生成。</p>
        ) : (
          <DataTable
            ariaLabel={label}
            columns={columns}
            rows={record}
            rowKey="pushId"
            total={record.length}
            page={1}
            pageSize={MOST}
            onPage={() => undefined}
            height={HEIGHT}
          />
        )
      }
    </ViewButton>
  );
}
