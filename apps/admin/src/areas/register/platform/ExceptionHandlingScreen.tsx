import { exchange } from '@tqc/contract/register';
import { abnormalStatus, pushState } from '@tqc/domain/dictionaries';
import type { SearchField } from '@tqc/ui/SearchForm';
import { BulkBar, BulkButton } from '../../../kit/form/BulkButton';
import { AskButton } from '../../../kit/form/buttons';
import { recordsOf } from '../../../kit/form/inParts';
import { ListScreen } from '../../../kit/list/ListScreen';
import { statusTabs } from '../../../kit/list/statusTabs';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { ExceptionButtons } from './ExceptionButtons';
import { MessageLink } from '../../../trade/platform/MessageLink';
import { named, versioned } from './pushList';
import { useOrgSearch } from './useOrgSearch';
import { useSlotSearch } from './useSlotSearch';

const returned: SearchField = { name: 'returnedAt', label: '退回时间', kind: 'dateRange' };

const TABS = statusTabs({
  of: 'abnormalStatus',
  status: abnormalStatus,
  keys: ['waiting', 'mended', 'ignored'],
  all: true,
});

/** 回传异常处理 */
export function ExceptionHandlingScreen() {
  const orgs = useOrgSearch();
  const slots = useSlotSearch();
  const { fixed, tabs } = useKindTabs('处理状态', TABS, 'state');
  return (
    <ListScreen
      note="国家平台退回的数据：修正有误的内容或核对后重新推送，不再需要的说明原因后忽略。"
      list={exchange.listAbnormal}
      fixed={fixed}
      selectable
      sorts={['pushId', 'returnedAt']}
      search={['name', 'idNo', 'caseNo', 'area', orgs, slots, 'dataType', 'abnormalCode', returned]}
      columns={[
        'caseNo',
        'name',
        'state',
        'abnormalStatus',
        'abnormalCode',
        'answerText',
        'dataType',
        'idNo',
        'ctId',
        'orgName',
        'advice',
        'returnedAt',
        'returned',
        'operator',
        'reason',
      ]}
      actionsWidth={250}
      toolbar={(selected, keep) => (
        <BulkBar chosen={named(selected)} noneChosen="请先勾选要重新推送的数据" onKeep={keep}>
          <BulkButton
            call={exchange.handleAbnormal}
            label="批量重推"
            primary
            input={(part) => ({ action: 'resend' as const, records: recordsOf(part) })}
            done="已加入推送"
          />
        </BulkBar>
      )}
      rowActions={(row) => (
        <>
          <MessageLink about={`办件${row.caseNo}`} message={row.message} />
          <AskButton
            call={exchange.handleAbnormal}
            label="重新推送"
            link
            question="内容不变，确定重新推送吗？"
            input={{ action: 'resend', records: versioned([row]) }}
            when={row.state === pushState.code('returned')}
          />
          <ExceptionButtons push={row} />
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}
