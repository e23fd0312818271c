import type { OutputOf } from '@tqc/contract/kit';
import { permissionsOf, roles } from '@tqc/contract/rms';
import { orgType, province } from '@tqc/domain/dictionaries';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { ViewButton } from '../../../kit/record/ViewButton';
import { RecordLine } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import { byPage } from './byPage';

type Rights = OutputOf<typeof roles.permissions>['record'];

/** What a role gives, menu by menu, and where those who have it are. */
export function RoleFacts({
  roleId,
  rights,
}: {
  readonly roleId: string;
  readonly rights: Rights;
}) {
  const { record, failure, reload } = useRecord(roles.queryProvinceRole, { roleId });
  const groups = byPage(rights);
  const users = record?.record.map(
    ({ prov, users: n }) => `${prov === '' ? '国家中心' : province.label(prov)} ${n} 人`,
  );
  return (
    <DescriptionList
      columns={1}
      items={[
        {
          label: '使用的地方',
          value: users ? (
            users.join('、') || '没有人在用'
          ) : (
            <RecordLine failure={failure} onRetry={reload} />
          ),
        },
        ...groups.map(([page, ofPage]) => ({
          label: page,
          value: (
            <>
              {ofPage.map(({ code, title, isPage, shown }) => (
                <div key={code}>
                  {title}
                  {isPage && !shown ? '（不在菜单里）' : ''}{' '}
                  <ViewButton
                    call={permissionsOf.roles}
                    input={{ code }}
                    label="有它的角色"
                    title={title}
                  >
                    {(found) => (
                      <DescriptionList
                        columns={1}
                        items={found.record.map((role) => ({
                          label: role.roleName,
                          value: `${orgType.label(role.orgType)}，${role.users} 人`,
                        }))}
                      />
                    )}
                  </ViewButton>
                </div>
              ))}
            </>
          ),
        })),
      ]}
    />
  );
}
