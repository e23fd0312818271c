import { admins } from '@tqc/contract/rms';
import { typesBelow, UNIVERSITY } from '@tqc/domain/organisations';
import { useState } from 'react';
import { BulkBar, BulkButton } from '../../../kit/form/BulkButton';
import { FormButton } from '../../../kit/form/buttons';
import { idsOf } from '../../../kit/form/inParts';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';
import { useMay } from '../../../kit/session/useMay';
import { IssuedPasswords, type Issued } from '../people/IssuedPasswords';
import { personActions } from '../people/personActions';
import { useNewFields } from '../people/personForm';
import { WAITS } from '../second/waits';

const { batchResetPassword, create, list } = admins;
const PLAIN = 'none';
/** So many get a new password at once. */
const MOST = 50;

/** 高校用户管理: the people of universities, kept by their province. */
export function UniversityUserScreen() {
  const [issued, setIssued] = useState<Issued>([]);
  // Universities stand right below provinces: nobody else has one to open an account in.
  const hasUniversities = useSession(
    ({ user }) => user !== undefined && typesBelow(user.orgType).includes(UNIVERSITY),
  );
  const adds = useMay(create) && hasUniversities;
  const { fields, hasNoOrg } = useNewFields(adds, UNIVERSITY);
  return (
    <>
      <ListScreen
        note="参加免试认定的高校由省级教育部门开户：先在机构管理中加上高校，再在这里加它的填报和审核用户。"
        list={list}
        fixed={{ orgType: UNIVERSITY }}
        selectable
        search={['account', 'name', 'orgName', 'status']}
        sorts={['account', 'name', 'updatedAt']}
        columns={[
          'name',
          'status',
          'condition',
          'account',
          'orgName',
          'roles',
          'mobile',
          'validTo',
          'seenAt',
          'updatedAt',
        ]}
        actionsWidth={236}
        toolbar={(selected, keep) => (
          <>
            <FormButton
              when={hasUniversities}
              call={create}
              label="新增用户"
              primary
              reason={hasNoOrg ? '本省还没有启用的高校，请先在机构管理中新增' : undefined}
              fields={fields}
              initial={{ loginType: PLAIN }}
              onDone={(made) => setIssued(made.issued)}
              done={({ waiting }) => (waiting ? `新增用户成功，${WAITS}` : '新增用户成功')}
            />
            <BulkBar
              chosen={selected.map((row) => ({
                id: row.adminId,
                name: row.name,
                no: row.account,
                version: row.version,
              }))}
              noneChosen="请先勾选用户"
              onKeep={keep}
            >
              <BulkButton
                call={batchResetPassword}
                label="批量重置密码"
                input={(part) => ({ adminIds: idsOf(part) })}
                most={MOST}
                done="已重置"
                onAnswer={(answer) => setIssued((before) => [...before, ...answer.issued])}
              />
            </BulkBar>
          </>
        )}
        rowActions={(row) => personActions(row, setIssued)}
      />
      <IssuedPasswords issued={issued} onClose={() => setIssued([])} />
    </>
  );
}
