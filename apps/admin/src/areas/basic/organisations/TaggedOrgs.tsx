import { baseOrg } from '@tqc/contract/basic';
import { rowMembers, type Row } from '@tqc/contract/kit';
import { DataTable } from '@tqc/ui/DataTable';
import { columnOf } from '../../../kit/form/fieldsOf';

type Org = Row<typeof baseOrg.list>;
const NAMES = ['orgName', 'status', 'orgType', 'areaName', 'head', 'phone', 'address'] as const;
const members = rowMembers(baseOrg.list);
const columns = NAMES.map((name) => columnOf<Org>(name, members[name], false));
const HEIGHT = 420;
/** All of them stand on one page. */
const SHOWN = 200;

interface TaggedProps {
  readonly rows: readonly Org[];
  /** How many carry the tag: more than are read at once, or some that are out of sight. */
  readonly tagged: number;
}

/** The organisations that carry a tag, with whom to call. */
export function TaggedOrgs({ rows, tagged }: TaggedProps) {
  return (
    <>
      {rows.length < tagged && (
        <p>{`共${tagged}个机构，这里列出${rows.length}个；全部请在机构列表按标签查询。`}</p>
      )}
      <DataTable
        ariaLabel="关联的机构"
        columns={columns}
        rows={rows}
        rowKey={({ orgId }) => orgId}
        height={HEIGHT}
        total={rows.length}
        page={1}
        pageSize={SHOWN}
        onPage={() => undefined}
      />
    </>
  );
}
