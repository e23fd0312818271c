import { lookup } from '@tqc/contract/lookup';
import { orgType } from '@tqc/domain/dictionaries';
import type { FormField } from '@tqc/ui/FormDialog';
import type { Option } from '@tqc/ui/fields';
import { choices, required } from '../../../kit/form/formFields';
import { useChoiceRows, useChoices } from '../../../kit/form/useChoices';
import { useSession } from '../../../kit/session/session';

const mobile = (more: Partial<FormField>) =>
  ({
    of: 'mobile',
    change: ({ name, label }: FormField): FormField =>
      ({ name, label, kind: 'mobile', ...more }) as FormField,
  }) as const;

const rest = ['job', 'officePhone', 'validTo', 'remark'] as const;

/** What is changed of somebody; the account stays, and so does a number that is left empty. */
export const changedFields = [
  'name',
  mobile({ hint: '不改时不用填' }),
  'loginType',
  ...rest,
] as const;

/**
 * Roles of any duty that the caller may give, to choose from before it is known for whom: each says
 * for which organisations.
 */
export function useRoleOptions(when: boolean, only?: number): readonly Option[] {
  const of = { duties: 'givable' as const, ...(only === undefined ? {} : { orgType: only }) };
  return useChoices(when ? lookup.queryRole : undefined, of, (role) => ({
    value: role.roleId,
    label: `${role.roleName}（${orgType.label(role.orgType)}）`,
  }));
}

/** The caller's own organisation and those right below it; of one kind where it is said. */
function useOrgs(when: boolean, only: number | undefined) {
  const user = useSession((session) => session.user);
  const below = useChoiceRows(when && user ? lookup.queryBaseOrgBasic : undefined, {
    parentId: user?.orgId,
    ...(only === undefined ? {} : { orgType: only }),
  });
  return user && only === undefined ? [user, ...(below ?? [])] : below;
}

/**
 * The fields of somebody new, in organisations of one kind where it is said; and whether there is
 * none of them.
 */
export function useNewFields(when: boolean, only?: number) {
  const orgs = useOrgs(when, only);
  const roles = useRoleOptions(when, only);
  const org = {
    of: 'orgId',
    change: ({ name, label }: FormField): FormField => ({
      name,
      label,
      required: true,
      kind: 'searchSelect',
      options: (orgs ?? []).map(({ orgId, orgName }) => ({ value: orgId, label: orgName })),
    }),
  } as const;
  const fields = [
    required('account'),
    required('name'),
    org,
    choices('roleIds', roles, { many: true, wide: true }),
    mobile({ required: true }),
    'loginType',
    ...rest,
  ] as const;
  return { fields, hasNoOrg: orgs?.length === 0 };
}
