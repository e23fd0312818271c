import { limit } from '@tqc/contract/limit';
import type { Row } from '@tqc/contract/kit';
import { limitPushFlow } from '@tqc/domain/limit';
import { BulkBar, BulkButton } from '../../kit/form/BulkButton';
import { AskButton, FormButton } from '../../kit/form/buttons';
import { required } from '../../kit/form/formFields';
import { recordsOf } from '../../kit/form/inParts';
import { ListScreen } from '../../kit/list/ListScreen';
import { MessageLink } from '../../trade/platform/MessageLink';

const { cancelPush, manualDataPush, queryLimitationPush } = limit;
type Push = Row<typeof queryLimitationPush>;

/** 推送记录查询 */
export function LimitPushScreen() {
  return (
    <ListScreen
      note="限制生效、解除或关联的证书有变更时自动推送国家平台和准入查询平台；失败的按1、5分钟重推，第三次失败后等人处理。"
      list={queryLimitationPush}
      selectable
      sorts={['pushId', 'lastAt']}
      search={[
        'name',
        'idNo',
        'limitNo',
        'batchNo',
        'prov',
        'target',
        'kind',
        'status',
        { name: 'lastAt', label: '最近推送时间', kind: 'dateRange' },
      ]}
      columns={[
        'batchNo',
        'name',
        'status',
        'idNo',
        'limitNo',
        'kind',
        'target',
        'orgName',
        'tries',
        'firstAt',
        'lastAt',
        'nextAt',
        'answerCode',
        'answerText',
        'reason',
        'operator',
      ]}
      actionsWidth={230}
      toolbar={(selected, keep) => (
        <BulkBar chosen={selected.map(chosen)} noneChosen="请先勾选要推送的记录" onKeep={keep}>
          <BulkButton
            call={manualDataPush}
            label="批量推送"
            primary
            input={(part) => ({ records: recordsOf(part) })}
            done="已加入推送"
          />
        </BulkBar>
      )}
      rowActions={actionsOf}
    />
  );
}

const chosen = ({ pushId, name, limitNo, version }: Push) => ({
  id: pushId,
  name: `${name} ${limitNo}`,
  version,
});

/** To read what is said, to send it now, and to leave it unsent. */
function actionsOf(row: Push) {
  const again = limitPushFlow.can('again', row.status);
  return (
    <>
      <MessageLink about={`限制记录${row.limitNo}`} message={row.message} />
      <AskButton
        call={manualDataPush}
        label={again ? '重推' : '立即推送'}
        link
        input={{ records: [{ id: row.pushId, version: row.version }] }}
        when={again || limitPushFlow.can('send', row.status)}
      />
      <FormButton
        call={cancelPush}
        label="取消推送"
        link
        row={row}
        fields={[required('reason')]}
        input={{ pushId: row.pushId }}
        when={limitPushFlow.can('cancel', row.status)}
      />
    </>
  );
}
