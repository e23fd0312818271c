import { rmsUsbKey, usbKeyImport } from '@tqc/contract/basic';
import type { Row } from '@tqc/contract/kit';
import { CENTRE } from '@tqc/domain/organisations';
import { stockKeyFlow } from '@tqc/domain/people';
import { EachBar, EachButton } from '../../../kit/form/EachButton';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { required } from '../../../kit/form/formFields';
import { ImportButton } from '../../../kit/imports/ImportButton';
import { ListFile } from '../../../kit/list/ListFile';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';

const { exportUsbKey, getData, importUsbKey, updateUsbKey } = rmsUsbKey;
type Key = Row<typeof getData>;

/** USBKey管理: the stock of the centre and of the provinces, from the first day to the last. */
export function UsbKeyScreen() {
  const hands = useSession(({ user }) => user?.orgType === CENTRE);
  return (
    <ListScreen
      note="UKey入库后由国家中心分配到省，再绑定给用户；到期、作废和锁定的不能登录。"
      list={getData}
      search={['serial', 'prov', 'orgName', 'status', 'validUntilFrom', 'validUntilTo']}
      sorts={['serial', 'updatedAt']}
      columns={[
        'serial',
        'status',
        'subject',
        'prov',
        'orgName',
        'person',
        'enabledOn',
        'validUntil',
        {
          key: 'daysLeft',
          title: '剩余天数',
          width: 100,
          text: ({ daysLeft }) => lasts(daysLeft),
        },
        'lastUsedAt',
        'reason',
        'updatedAt',
      ]}
      selectable
      toolbar={(selected, keep) => (
        <>
          <FormButton
            call={importUsbKey}
            label="入库"
            primary
            fields={[
              'serial',
              'subject',
              'enabledOn',
              'validUntil',
              ...(hands ? (['prov'] as const) : []),
            ]}
          />
          <ImportButton imported={usbKeyImport} />
          <ListFile call={exportUsbKey} label="导出USBKey" name="USBKey" input={{}} />
          <EachBar
            rows={selected}
            idOf={({ serial }) => serial}
            nameOf={({ serial }) => serial}
            noun="UKey"
            onKeep={keep}
          >
            <EachButton
              call={updateUsbKey}
              label="批量锁定"
              verb="锁定"
              refusal={(row) =>
                row['inStock'] === true
                  ? stockKeyFlow.why('lock', Number(row['status']))
                  : '已经绑定用户的请在“用户USBKey管理”挂失'
              }
              input={{ action: 'lock' }}
              opinion={undefined}
            />
          </EachBar>
        </>
      )}
      actionsWidth={220}
      rowActions={(row) => actions(row, hands)}
    />
  );
}

const lasts = (days: number | null) =>
  days === null ? '' : days < 0 ? `已到期 ${-days} 天` : `${days} 天`;

/** What can be done with a key now; what somebody has is dealt with at their name. */
function actions(row: Key, hands: boolean) {
  const { serial, status, inStock } = row;
  return (
    <>
      <FormButton
        call={updateUsbKey}
        row={row}
        input={{ action: 'assign' }}
        label="分配"
        link
        intro={`UKey ${serial} 分配到省以后，由该省绑定给用户。`}
        fields={[required('prov')]}
        when={hands && inStock && stockKeyFlow.can('assign', status)}
      />
      <FormButton
        call={updateUsbKey}
        row={row}
        input={{ action: 'extend' }}
        label="延期"
        link
        fields={[required('validUntil')]}
        when={stockKeyFlow.can('extend', status)}
      />
      <AskButton
        call={updateUsbKey}
        row={row}
        input={{ action: 'lock' }}
        label="锁定"
        link
        question={`锁定UKey ${serial}？锁定后不能绑定。`}
        when={inStock && stockKeyFlow.can('lock', status)}
      />
      <AskButton
        call={updateUsbKey}
        row={row}
        input={{ action: 'unlock' }}
        label="解锁"
        link
        question={`解锁UKey ${serial}？`}
        when={inStock && stockKeyFlow.can('unlock', status)}
      />
      <FormButton
        call={updateUsbKey}
        row={row}
        input={{ action: 'void' }}
        label="作废"
        link
        danger
        intro={`作废后不能恢复：${serial}`}
        fields={[required('reason')]}
        when={inStock && stockKeyFlow.can('void', status)}
      />
    </>
  );
}
