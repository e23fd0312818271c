import { rmsUsbKey } from '@tqc/contract/basic';
import type { Row } from '@tqc/contract/kit';
import { usbKeyStatus } from '@tqc/domain/dictionaries';
import { heldKeyFlow } from '@tqc/domain/people';
import type { FormField } from '@tqc/ui/FormDialog';
import type { Option } from '@tqc/ui/fields';
import { useState } from 'react';
import { EachBar, EachButton } from '../../../kit/form/EachButton';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { required } from '../../../kit/form/formFields';
import { everyColumn, everyFilter } from '../../../kit/list/everyField';
import { ListScreen } from '../../../kit/list/ListScreen';
import { call } from '../../../kit/session/api';
import { ViewButton } from '../../../kit/record/ViewButton';
import { HolderFacts } from './HolderFacts';

const { getRmsUserUsbKey, getRmsUserUsbKeyData, getUnUsbKeyOfProvince, setUserUsbKey } = rmsUsbKey;
type Holder = Row<typeof getRmsUserUsbKeyData>;

/** 用户USBKey管理: who signs in with which key. */
export function UserUsbKeyScreen() {
  return (
    <ListScreen
      note="一人一个UKey，从该用户所在省未分配的里面选；挂失后立即不能登录，找回后解锁。"
      list={getRmsUserUsbKeyData}
      search={everyFilter(getRmsUserUsbKeyData)}
      sorts={['account', 'name']}
      columns={everyColumn(getRmsUserUsbKeyData)}
      selectable
      toolbar={(selected, keep) => (
        <EachBar
          rows={selected}
          idOf={({ adminId }) => adminId}
          nameOf={({ name }) => name}
          noun="用户"
          onKeep={keep}
        >
          <EachButton
            call={setUserUsbKey}
            label="批量解绑"
            verb="解绑"
            refusal={(row) =>
              row['serial'] === ''
                ? '没有绑定UKey'
                : heldKeyFlow.why('unbind', Number(row['status']))
            }
            input={{ action: 'unbind' }}
          />
        </EachBar>
      )}
      actionsWidth={236}
      rowActions={(row) => actions(row)}
    />
  );
}

/** What can be done for somebody with the key they have, or without one. */
function actions(row: Holder) {
  const { name, serial } = row;
  const status = row.status ?? usbKeyStatus.code('void');
  const has = serial !== '';
  return (
    <>
      <ViewButton call={getRmsUserUsbKey} input={{ adminId: row.adminId }} title={name}>
        {(holder) => <HolderFacts holder={holder} />}
      </ViewButton>
      <KeyButton action="bind" label="绑定" row={row} when={!has} />
      <KeyButton action="replace" label="更换" row={row} when={heldKeyFlow.can('unbind', status)} />
      <AskButton
        call={setUserUsbKey}
        row={row}
        input={{ action: 'lost' }}
        label="挂失"
        link
        danger
        question={`挂失“${name}”的UKey ${serial}？挂失后不能用它登录，找回后可以解锁。`}
        when={heldKeyFlow.can('lost', status)}
      />
      <AskButton
        call={setUserUsbKey}
        row={row}
        input={{ action: 'unlock' }}
        label="解锁"
        link
        question={`解锁“${name}”的UKey ${serial}？解锁后可以用它登录。`}
        when={heldKeyFlow.can('unlock', status)}
      />
      <AskButton
        call={setUserUsbKey}
        row={row}
        input={{ action: 'unbind' }}
        label="解绑"
        link
        question={`解绑“${name}”的UKey ${serial}？UKey回到本省的库里。`}
        when={heldKeyFlow.can('unbind', status)}
      />
      <FormButton
        call={setUserUsbKey}
        row={row}
        input={{ action: 'void' }}
        label="作废"
        link
        danger
        intro={`“${name}”的UKey ${serial} 作废后不能恢复。`}
        fields={[required('reason')]}
        when={has && heldKeyFlow.can('void', status)}
      />
    </>
  );
}

interface KeyProps {
  readonly action: 'bind' | 'replace';
  readonly label: string;
  readonly row: Holder;
  readonly when: boolean;
}

/** Chooses a key out of the stock of somebody's province; it is asked for as the form opens. */
function KeyButton({ action, label, row, when }: KeyProps) {
  const [options, setOptions] = useState<readonly Option[]>();
  const field = {
    of: 'serial',
    change: ({ name, label: word }: FormField): FormField => ({
      name,
      label: word,
      required: true,
      kind: 'searchSelect',
      options: options ?? [],
      ...(options?.length === 0 ? { hint: '该省没有未分配的UKey，请先入库或请国家中心分配' } : {}),
    }),
  } as const;
  return (
    <FormButton
      call={setUserUsbKey}
      row={{ adminId: row.adminId, version: row.version }}
      input={{ action }}
      label={label}
      link
      intro={
        action === 'bind' ? `${row.name}（${row.account}）` : `换下的UKey ${row.serial} 回到库里。`
      }
      fields={[field]}
      load={async () => {
        const { record } = await call(getUnUsbKeyOfProvince, { adminId: row.adminId });
        setOptions(
          record.map(({ serial, validUntil }) => ({
            value: serial,
            label: validUntil === null ? serial : `${serial}（到期 ${validUntil}）`,
          })),
        );
        return {};
      }}
      when={when}
    />
  );
}
