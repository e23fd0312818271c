import { exchange } from '@tqc/contract/register';
import { pushState } from '@tqc/domain/dictionaries';
import type { SearchField } from '@tqc/ui/SearchForm';
import { BulkBar } from '../../../kit/form/BulkButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ExceptionButtons } from './ExceptionButtons';
import { MessageLink } from '../../../trade/platform/MessageLink';
import { PushButton, PushChosen } from './PushButtons';
import { named } from './pushList';
import { useOrgSearch } from './useOrgSearch';

const last: SearchField = { name: 'lastAt', label: '最近失败时间', kind: 'dateRange' };
/** So often it has failed; what went through afterwards is no trouble any more. */
const FAILED = { tries: 3, state: pushState.code('failed') };

/** 推送失败3次报表 */
export function PushFailedScreen() {
  const orgs = useOrgSearch();
  return (
    <ListScreen
      note="连续失败三次、没有推送成功的数据：按处理建议修正或重推，不再需要的说明原因后忽略。"
      list={exchange.gbTaskAll}
      fixed={FAILED}
      selectable
      sorts={['pushId', 'lastAt']}
      search={['dataType', 'answerCode', 'area', orgs, last, 'caseNo']}
      columns={[
        'dataType',
        'caseNo',
        'name',
        'state',
        'idNo',
        'orgName',
        'tries',
        'firstFailureAt',
        'lastAt',
        'nextAt',
        'answerCode',
        'answerText',
        'advice',
      ]}
      actionsWidth={230}
      toolbar={(selected, keep) => (
        <BulkBar chosen={named(selected)} noneChosen="请先勾选要重推的数据" onKeep={keep}>
          <PushChosen label="批量重推" />
        </BulkBar>
      )}
      rowActions={(row) => (
        <>
          <MessageLink about={`办件${row.caseNo}`} message={row.message} />
          <PushButton push={row} />
          <ExceptionButtons push={row} />
        </>
      )}
    />
  );
}
