import type { Row } from '@tqc/contract/kit';
import { verify } from '@tqc/contract/rms';
import { verifyFlow } from '@tqc/domain/people';
import type { ReactNode } from 'react';
import { BulkBar, BulkButton } from '../../../kit/form/BulkButton';
import { FormButton } from '../../../kit/form/buttons';
import { required } from '../../../kit/form/formFields';
import { ListScreen } from '../../../kit/list/ListScreen';

const { accept, acceptBatch, list, reject, rejectBatch } = verify;
type Change = Row<typeof list>;

/** 权限变更审核: what of roles and rights waits for a second person, and what became of it. */
export function VerifyScreen({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      note="能给别人权限的变更，由申请人以外的人审核后生效；县级的由市级审核。要马上收回权限时，请停用用户。"
      list={list}
      selectable
      sorts={['askedAt']}
      search={['status', 'changeKind', 'askedAtFrom', 'askedAtTo']}
      columns={[
        { key: 'target', title: '对象', width: 190, pinned: 'left', ellipsis: true },
        'status',
        'kind',
        { key: 'content', title: '变更内容', width: 320, ellipsis: true },
        'orgName',
        'asker',
        'askedAt',
        'decider',
        'deciderOrg',
        'decidedAt',
        'opinion',
      ]}
      toolbar={(selected, keep) => (
        <BulkBar
          chosen={selected.map(({ changeId, target, content, version }) => ({
            id: changeId,
            name: target,
            no: content,
            version,
          }))}
          noneChosen="请先勾选变更"
          onKeep={keep}
        >
          <BulkButton
            call={acceptBatch}
            label="批量通过"
            input={(part) => ({ changeIds: part.map(({ id }) => id).join(',') })}
            fields={['opinion']}
            most={50}
            done="已通过"
          />
          <BulkButton
            call={rejectBatch}
            label="批量拒绝"
            input={(part) => ({ changeIds: part.map(({ id }) => id).join(',') })}
            fields={[required('opinion')]}
            most={50}
            done="已拒绝"
          />
        </BulkBar>
      )}
      actionsWidth={160}
      rowActions={(row) => verdicts(row)}
    >
      {tabs}
    </ListScreen>
  );
}

/** Both verdicts; whoever may not be the second person reads why. */
function verdicts(row: Change) {
  const intro = `${row.target}，${row.content}（${row.orgName} ${row.asker}）`;
  const why = row.notYours === '' ? {} : { reason: row.notYours };
  return (
    <>
      <FormButton
        call={accept}
        row={row}
        label="通过"
        link
        intro={`${intro}。通过后立即生效。`}
        fields={['opinion']}
        when={verifyFlow.can('accept', row.status)}
        {...why}
      />
      <FormButton
        call={reject}
        row={row}
        label="拒绝"
        link
        danger
        intro={intro}
        fields={[required('opinion')]}
        when={verifyFlow.can('reject', row.status)}
        {...why}
      />
    </>
  );
}
