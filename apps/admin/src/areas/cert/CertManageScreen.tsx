import { cert } from '@tqc/contract/cert';
import { ActionLink } from '@tqc/ui/DataTable';
import type { SearchField } from '@tqc/ui/SearchForm';
import { useNavigate } from 'react-router-dom';
import { ListScreen } from '../../kit/list/ListScreen';

const dates: readonly SearchField[] = [
  { name: 'recognisedOn', label: '认定日期', kind: 'dateRange' },
];

/** 教师资格证书管理 */
export function CertManageScreen() {
  const navigate = useNavigate();
  const open = ({ certId }: { certId: string }) => navigate(`/historyDataManage/cert/${certId}`);
  return (
    <ListScreen
      note="查询权限范围内的教师资格证书。"
      list={cert.list}
      sorts={['certNo', 'name', 'recognisedOn']}
      search={[
        'name',
        'idNo',
        'certNo',
        'ctId',
        'sex',
        'nation',
        'dataSource',
        'status',
        'printStatus',
        ...dates,
      ]}
      columns={[
        'certNo',
        'name',
        'sex',
        'idNo',
        'ctId',
        'subjectName',
        'orgName',
        'recognisedOn',
        'dataSource',
        'educationLevel',
        'status',
        'printStatus',
        'ecertStatus',
      ]}
      onOpen={open}
      actionsWidth={88}
      rowActions={(_, openRow) => <ActionLink label="查看" onClick={openRow} />}
    />
  );
}
