import { recognitionStatus } from '@tqc/domain/dictionaries';
import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { registration } from '@tqc/contract/register';
import { ActionLink } from '@tqc/ui/DataTable';
import { useNavigate } from 'react-router-dom';
import { ListScreen } from '../../../kit/list/ListScreen';
import { StatusTabs, useStatusTab, type StatusTab } from './StatusTabs';

/** A tab of one status under the word of that status. */
const named = (key: 'incomplete' | 'qualified'): StatusTab => {
  const code = recognitionStatus.code(key);
  return { key, label: recognitionStatus.label(code), statuses: [code] };
};
const tabs: readonly StatusTab[] = [
  { key: 'filed', label: '待确认', statuses: [recognitionStatus.code('filed')] },
  named('incomplete'),
  named('qualified'),
  { key: 'refused', label: '确认不通过', statuses: [recognitionStatus.code('refused')] },
  { key: 'confirmed', label: '已确认', statuses: recognitionStatus.group.confirmed },
];

/** 网报数据核验 */
export function OnlineCheckScreen() {
  const navigate = useNavigate();
  const tab = useStatusTab(tabs);
  const open = ({ regId }: { regId: string }) => navigate(`/register/application/${regId}`);
  return (
    <ListScreen
      note="核验申请人网上提交的材料，到场后确认；确认通过即生成档案号和受理号。"
      list={registration.list}
      fixed={{ statuses: [...tab.statuses], undeleted: true }}
      sorts={['regId', 'name', 'applyTime']}
      search={[
        'name',
        'idNo',
        'regId',
        'ctId',
        'examType',
        'collegeVerifyStatus',
        'graduating',
        'mobile',
      ]}
      columns={[
        'regId',
        'name',
        'sex',
        'idNo',
        'ctId',
        'subjectName',
        'examType',
        'collegeVerifyStatus',
        'mandarinLevel',
        'graduating',
        'applyTime',
        'pointName',
        'status',
        'recordStatus',
      ]}
      toolbar={() => (
        <Button
          type="primary"
          onClick={() =>
            navigate(`/register/desk?step=${tab.key === 'qualified' ? 'confirm' : 'check'}`)
          }
        >
          打开审核台
        </Button>
      )}
      onOpen={open}
      actionsWidth={88}
      rowActions={(_, openRow) => (
        <ActionLink label={tab.key === 'confirmed' ? '查看' : '确认'} onClick={openRow} />
      )}
    >
      <StatusTabs tabs={tabs} />
    </ListScreen>
  );
}
