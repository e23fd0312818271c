import type { Row } from '@tqc/contract/kit';
import { permissionsOf, rolePermission, roles } from '@tqc/contract/rms';
import type { FormField } from '@tqc/ui/FormDialog';
import type { Option } from '@tqc/ui/fields';
import { useState } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { call } from '../../../kit/session/api';
import { WAITS } from '../second/waits';
import { RightsField } from './RightsField';

const { relations, relationsRemove, relationsShow } = rolePermission;
type Role = Row<typeof roles.list>;

interface ChangeProps {
  readonly call: typeof relations | typeof relationsRemove;
  readonly label: string;
  readonly row: Role;
  readonly when: boolean;
}

/** Gives a role rights, or takes some away; what it would mean is told before it is sent. */
function ChangeButton({ call: change, label, row, when }: ChangeProps) {
  const [offered, setOffered] = useState<Parameters<typeof RightsField>[0]['offered']>([]);
  const { roleId, version } = row;
  const isGiving = change === relations;
  const field = {
    of: 'permissions',
    change: ({ name, label: word }: FormField): FormField => ({
      name,
      label: word,
      required: true,
      wide: true,
      kind: 'custom',
      render: ({ value, onChange, error }) => (
        <RightsField
          offered={offered}
          chosen={Array.isArray(value) ? value.map(String) : []}
          onChange={onChange}
          change={change}
          roleId={roleId}
          version={version}
          error={error}
        />
      ),
    }),
  } as const;
  return (
    <FormButton
      call={change}
      label={label}
      link
      danger={!isGiving}
      drawer
      row={{ version }}
      input={{ roleId }}
      intro={`角色：${row.roleName}`}
      fields={[field]}
      load={async () => {
        const { record: held } = await call(roles.permissions, { roleId });
        const codes = new Set(held.map(({ code }) => code));
        const all = isGiving
          ? (await call(permissionsOf.list, { orgType: row.orgType, duty: row.duty })).record
          : held;
        setOffered(all.filter(({ code }) => codes.has(code) !== isGiving));
        return {};
      }}
      done={({ controls, people, waiting }) =>
        waiting
          ? `已提交，${WAITS}：${controls} 个控件，涉及 ${people} 人`
          : `已改变 ${controls} 个控件，涉及 ${people} 人`
      }
      when={when}
    />
  );
}

interface MenuProps {
  readonly call: typeof relationsShow;
  readonly label: string;
  readonly row: Role;
  readonly when: boolean;
}

/** Chooses which pages of a role are left out of the menu. */
function MenuButton({ call: change, label, row, when }: MenuProps) {
  const [options, setOptions] = useState<readonly Option[]>([]);
  const { roleId, version } = row;
  const field = {
    of: 'hidden',
    change: ({ name, label: word }: FormField): FormField => ({
      name,
      label: word,
      kind: 'multiSelect',
      options,
      wide: true,
      hint: '不在菜单里的画面，有链接的仍然可以打开',
    }),
  } as const;
  return (
    <FormButton
      call={change}
      label={label}
      link
      row={{ version }}
      input={{ roleId }}
      intro={`角色：${row.roleName}`}
      fields={[field]}
      load={async () => {
        const { record } = await call(roles.permissions, { roleId });
        const pages = record.filter(({ isPage }) => isPage);
        setOptions(pages.map(({ code, page }) => ({ value: code, label: page })));
        return { hidden: pages.filter(({ shown }) => !shown).map(({ code }) => code) };
      }}
      when={when}
    />
  );
}

/** What is done with the rights of a role: elements that the list can read. */
export const rightsButtons = (row: Role) => (
  <>
    <ChangeButton call={relations} label="授予权限" row={row} when={row.own} />
    <ChangeButton call={relationsRemove} label="取消权限" row={row} when={row.own} />
    <MenuButton call={relationsShow} label="菜单显示" row={row} when={row.own && row.menus > 0} />
  </>
);
