import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { cert, certAssign, certChange, certLooks } from '@tqc/contract/cert';
import { routeOf } from '@tqc/contract/screens';
import { printFlow } from '@tqc/domain/cert';
import { ActionLink } from '@tqc/ui/DataTable';
import type { SearchField } from '@tqc/ui/SearchForm';
import { useNavigate } from 'react-router-dom';
import { ListScreen } from '../../kit/list/ListScreen';
import { AskButton, FormButton } from '../../kit/form/buttons';
import { useMay } from '../../kit/session/useMay';
import { useSession } from '../../kit/session/session';
import { certActions } from './change/certActions';
import { addFields } from './change/changeForm';
import { BlanksButton, PrintBar } from './print/PrintBar';
import { useOrgSearch, useSubjectSearch } from '../../kit/list/lookupSearches';
import { useChoiceSearch } from '../../kit/list/useChoiceSearch';
import { useSubjects } from './useSubjects';

const dates: readonly SearchField[] = [
  { name: 'recognisedOn', label: '认定日期', kind: 'dateRange' },
  { name: 'birthDate', label: '出生日期', kind: 'dateRange' },
];

/** 教师资格证书管理 */
export function CertManageScreen() {
  const navigate = useNavigate();
  const subject = useSubjectSearch();
  const subjects = useSubjects(cert.create);
  const org = useOrgSearch();
  const mayRuns = useMay(certAssign.list);
  const run = useRunSearch();
  const mayPrint = useMay(cert.print);
  const orgName = useSession(({ user }) => user?.orgName);
  const open = ({ certId }: { certId: string }) => navigate(`/historyDataManage/cert/${certId}`);
  return (
    <ListScreen
      note="查询权限范围内的教师资格证书，打印本机构的证书；打坏的重置后换一张空白证书再打。"
      list={cert.list}
      sorts={['certNo', 'name', 'recognisedOn']}
      search={[
        'name',
        'idNo',
        'area',
        'certNo',
        'ctId',
        'sex',
        'nation',
        'dataSource',
        'status',
        'printStatus',
        subject,
        org,
        ...(mayRuns ? [run] : []),
        ...dates,
      ]}
      columns={[
        'certNo',
        'name',
        'status',
        'printStatus',
        'sex',
        'idNo',
        'ctId',
        'subjectName',
        'orgName',
        'recognisedOn',
        'dataSource',
        'educationLevel',
        'ecertStatus',
      ]}
      onOpen={open}
      selectable={mayPrint}
      toolbar={(selected, keep) => (
        <>
          {mayPrint ? <PrintBar selected={selected} onKeep={keep} /> : <BlanksButton />}
          <FormButton
            call={cert.create}
            label="补录证书"
            fields={addFields(subjects)}
            intro="没有电子数据的证书凭档案补录，上一级审批通过后生成。"
          />
          <ChangesButton />
        </>
      )}
      actionsWidth={230}
      rowActions={(row, openRow) => (
        <>
          <ActionLink label="查看" onClick={openRow} />
          <FormButton
            call={cert.update}
            label="重置打印"
            link
            danger
            row={row}
            fields={['reason']}
            input={{ action: 'resetPrint' }}
            when={row.orgName === orgName && printFlow.can('reset', row.printStatus)}
            intro={`${row.name}的证书 ${row.certNo}：原来的空白证书登记为作废，证书可以换一张重新打印。`}
          />
          {certActions(row, row.orgName === orgName, subjects)}
          <AskButton
            call={certLooks.removeTeacherCertCache}
            label="清缓存"
            link
            row={row}
            input={{ certId: row.certId }}
            question={`清除${row.name}保留的核验结果吗？下次核验时重新向核验平台查询，人工核验的不受影响。`}
          />
        </>
      )}
    />
  );
}

/** To what became of the changes that one's own organisation asked for. */
function ChangesButton() {
  const navigate = useNavigate();
  const may = useMay(certChange.list);
  return may ? (
    <Button onClick={() => navigate(routeOf('cert.changeRecord'))}>变更记录</Button>
  ) : null;
}

const MOST_RUNS = 200;

/** Filter 编号批次: two runs of one day are told apart by their numbers. */
function useRunSearch(): SearchField {
  return useChoiceSearch(
    'assignId',
    '编号批次',
    certAssign.list,
    { pageNo: 1, pageSize: MOST_RUNS },
    ({ id, recognisedOn, firstNo, lastNo, n }) => ({
      value: id,
      label: `${recognisedOn}　${firstNo} 至 ${lastNo}（${n} 个）`,
    }),
  );
}
