import { exchange, govdata } from '@tqc/contract/register';
import { pushFlow } from '@tqc/domain/platform';
import type { SearchField } from '@tqc/ui/SearchForm';
import { BulkBar, BulkButton } from '../../../kit/form/BulkButton';
import { FormButton } from '../../../kit/form/buttons';
import { required } from '../../../kit/form/formFields';
import { recordsOf } from '../../../kit/form/inParts';
import { ListScreen } from '../../../kit/list/ListScreen';
import { MessageLink } from '../../../trade/platform/MessageLink';
import { PushButton, PushChosen } from './PushButtons';
import { named, versioned } from './pushList';
import { useOrgSearch } from './useOrgSearch';

const done: SearchField = { name: 'doneAt', label: '办结时间', kind: 'dateRange' };

/** 办结数据报送政务平台 */
export function GovdataPushScreen() {
  const orgs = useOrgSearch();
  return (
    <ListScreen
      note="受理、办结和证照自动报送国家平台，从最早的开始；接口关闭时排队等待，失败的按1、5、15分钟重推。"
      list={exchange.gbTaskAll}
      selectable
      sorts={['pushId', 'lastAt']}
      search={['name', 'idNo', 'caseNo', 'area', orgs, 'dataType', done, 'state']}
      columns={[
        'caseNo',
        'name',
        'state',
        'idNo',
        'itemName',
        'dataType',
        'orgName',
        'acceptedAt',
        'doneAt',
        'outcome',
        'certNo',
        'tries',
        'lastAt',
        'nextAt',
        'advice',
      ]}
      actionsWidth={230}
      toolbar={(selected, keep) => (
        <>
          <FormButton
            call={govdata.gbTask}
            label="按条件生成任务"
            intro="把所选日期内已办结、还没有报送过的办件加入队列；已报送的不会重复。"
            fields={[required('doneFrom'), required('doneTo')]}
            input={{ action: 'make', records: [] }}
            done={({ made }) =>
              made === 0 ? '所选日期内没有需要报送的办件' : `已加入${made}件办件`
            }
          />
          <BulkBar chosen={named(selected)} noneChosen="请先勾选要推送的办件" onKeep={keep}>
            <PushChosen label="批量推送" />
            <BulkButton
              call={govdata.gbTask}
              label="标记无需推送"
              input={(part) => ({ action: 'waive' as const, records: recordsOf(part) })}
              fields={[required('reason')]}
              done="已标记无需推送"
            />
          </BulkBar>
        </>
      )}
      rowActions={(row) => (
        <>
          <MessageLink about={`办件${row.caseNo}`} message={row.message} />
          <PushButton push={row} />
          <FormButton
            call={govdata.gbTask}
            label="无需推送"
            link
            fields={[required('reason')]}
            input={{ action: 'waive', records: versioned([row]) }}
            when={pushFlow.can('waive', row.state)}
          />
        </>
      )}
    />
  );
}
