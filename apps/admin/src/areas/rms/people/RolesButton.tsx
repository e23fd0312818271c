import { admins, userRole } from '@tqc/contract/rms';
import type { Row } from '@tqc/contract/kit';
import type { Option } from '@tqc/ui/fields';
import { useState } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { choices } from '../../../kit/form/formFields';
import { call } from '../../../kit/session/api';
import { WAITS } from '../second/waits';

const { relations, relationsRemove } = userRole;

/** Why there is no role to choose. */
const NONE = {
  give: '没有可以再分配的角色：您能分配的，该用户都已经有了',
  givable: '没有您能分配给该用户的角色：角色要适用于其机构，权限不能超过您的',
  take: '没有可以取消的角色：现有的角色都不是这里能分配的',
};

interface RolesProps {
  readonly call: typeof relations | typeof relationsRemove;
  readonly label: string;
  readonly row: Row<typeof admins.list>;
  readonly when?: boolean;
}

/** Gives somebody roles, or takes some away: which these can be is asked as the form opens. */
function RolesButton({ call: change, label, row, when = true }: RolesProps) {
  const [options, setOptions] = useState<readonly Option[]>([]);
  const [none, setNone] = useState<string>();
  const isGiving = change === relations;
  return (
    <FormButton
      call={change}
      label={label}
      link
      danger={!isGiving}
      row={{ version: row.version }}
      input={{ adminId: row.adminId }}
      intro={`${row.name}（${row.account}）现有角色：${row.roles || '没有'}。权限一变，已经登录的要重新登录。`}
      fields={[
        choices('roleIds', options, {
          many: true,
          wide: true,
          ...(none === undefined ? {} : { none }),
        }),
      ]}
      load={async () => {
        const { record } = await call(admins.roles, { adminId: row.adminId });
        const fitting = record.filter(({ held, givable }) => givable && held !== isGiving);
        setOptions(fitting.map(({ roleId, roleName }) => ({ value: roleId, label: roleName })));
        const isGivable = record.some(({ givable }) => givable);
        setNone(NONE[isGiving ? (isGivable ? 'give' : 'givable') : 'take']);
        return {};
      }}
      done={({ waiting }) => (waiting ? `已提交，${WAITS}` : `${label}成功`)}
      when={when}
    />
  );
}

/** Both for one row: elements that the list can read. */
export const rolesButtons = (row: RolesProps['row']) => (
  <>
    <RolesButton call={relations} label="分配角色" row={row} when={!row.isSelf} />
    <RolesButton
      call={relationsRemove}
      label="取消角色"
      row={row}
      when={!row.isSelf && row.roleIds.length > 0}
    />
  </>
);
