import type { Row } from '@tqc/contract/kit';
import { exchange } from '@tqc/contract/register';
import { system } from '@tqc/contract/rms';
import { gbInterface, gbSwitchState, province } from '@tqc/domain/dictionaries';
import { BulkBar, BulkButton } from '../../../kit/form/BulkButton';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { required, type NamedField } from '../../../kit/form/formFields';
import { recordsOf } from '../../../kit/form/inParts';
import { ListScreen } from '../../../kit/list/ListScreen';
import { call } from '../../../kit/session/api';
import type { Option } from '@tqc/ui/fields';
import { useState } from 'react';
import { RunLog } from './RunLog';
import { SystemSwitches } from './SystemSwitches';

type Interface = Row<typeof system.getGbsso>;

const [ON, OFF, CHOSEN] = [
  gbSwitchState.code('on'),
  gbSwitchState.code('off'),
  gbSwitchState.code('chosen'),
];
const CLOSING = '关闭后该省数据将不再推送，留在队列中，重新开启后从最早的开始推送。';

const versioned = (rows: readonly Interface[]) =>
  rows.map(({ switchId, version }) => ({ id: switchId, version }));
const nameOf = ({ prov, name }: Interface) =>
  `${wordOf(province.options, prov)}${wordOf(gbInterface.options, name)}`;
const wordOf = (
  options: readonly { readonly value: number | string; readonly label: string }[],
  code: number | string,
) => options.find(({ value }) => value === code)?.label ?? '';

/** 国办接口开关 */
export function GbSwitchScreen() {
  return (
    <ListScreen
      note="各省与国家平台的接口；关闭时数据排队，开启后从最早的开始、按限定的速度推送；灰度只推送选中的机构。"
      list={system.getGbsso}
      selectable
      sorts={['prov']}
      search={['prov', 'name', 'state']}
      columns={[
        'prov',
        'name',
        'apiVersion',
        'state',
        'greyOrgs',
        'waiting',
        'lastSuccessAt',
        'lastFailureAt',
        'successToday',
        'failedToday',
        'failureRate',
        'operator',
        'at',
        'reason',
      ]}
      actionsWidth={290}
      toolbar={(selected, keep) => (
        <BulkBar
          chosen={selected.map((row) => ({
            id: row.switchId,
            name: nameOf(row),
            version: row.version,
          }))}
          noneChosen="请先勾选接口"
          onKeep={keep}
        >
          <BulkButton
            call={system.setGbsso}
            label="批量开启"
            primary
            input={(part) => ({ records: recordsOf(part), state: ON })}
            fields={[required('reason')]}
            done="已开启"
          />
          <BulkButton
            call={system.setGbsso}
            label="批量关闭"
            input={(part) => ({ records: recordsOf(part), state: OFF })}
            fields={[required('reason')]}
            done="已关闭"
          />
        </BulkBar>
      )}
      rowActions={(row) => <SwitchButtons row={row} />}
    >
      <SystemSwitches />
    </ListScreen>
  );
}

function SwitchButtons({ row }: { readonly row: Interface }) {
  const records = versioned([row]);
  return (
    <>
      <FormButton
        call={system.setGbsso}
        label="开启"
        link
        fields={[required('reason')]}
        input={{ records, state: ON }}
        when={row.state !== ON}
      />
      <FormButton
        call={system.setGbsso}
        label="关闭"
        link
        danger
        intro={CLOSING}
        fields={[required('reason')]}
        input={{ records, state: OFF }}
        when={row.state !== OFF}
      />
      <GreyButton row={row} />
      <AskButton
        call={system.testGbsso}
        label="连通测试"
        link
        question={`向国家平台发送一次测试：${nameOf(row)}？`}
        input={{ switchId: row.switchId }}
        done={({ took, code, text }) => `${text}（${took}毫秒，返回代码${code}）`}
      />
      <RunLog label="日志" input={{ prov: row.prov, name: row.name }} />
    </>
  );
}

/** Opens for some organisations of the province only; they are asked for as the form opens. */
function GreyButton({ row }: { readonly row: Interface }) {
  const [options, setOptions] = useState<readonly Option[]>([]);
  const orgs: NamedField<'orgIds'> = {
    of: 'orgIds',
    change: ({ name }) => ({
      name,
      label: '灰度机构',
      kind: 'multiSelect',
      required: true,
      wide: true,
      options: [...options],
    }),
  };
  return (
    <FormButton
      call={system.setGbsso}
      label="灰度设置"
      link
      fields={[orgs, required('reason')]}
      input={{ records: versioned([row]), state: CHOSEN }}
      initial={{ orgIds: row.orgIds }}
      load={async () => {
        const { record } = await call(exchange.orgId, { prov: row.prov });
        setOptions(record.map(({ id, name }) => ({ value: id, label: name })));
        return {};
      }}
    />
  );
}
