import { collegeConclusions, registration } from '@tqc/contract/register';
import { recordStatusRegister } from '@tqc/domain/dictionaries';
import { ActionLink, type Column } from '@tqc/ui/DataTable';
import type { SearchField } from '@tqc/ui/SearchForm';
import { StatusTag } from '@tqc/ui/StatusTag';
import { useNavigate } from 'react-router-dom';
import { BulkBar } from '../../../kit/form/BulkButton';
import { FormButton } from '../../../kit/form/buttons';
import { ImportButton } from '../../../kit/imports/ImportButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useOrgSearch } from '../../../kit/list/lookupSearches';
import { momentText } from '../../../kit/record/momentText';
import { useSession } from '../../../kit/session/session';
import type { CaseRow } from '../application/application';
import { collegeButtons } from '../application/collegeButtons';
import { MessageButton } from './MessageButton';
import { ScopeSwitch, useOwnScope } from '../../../kit/list/OwnScope';
import { caseChosen } from './caseChosen';

/** Whether anything came in since the confirmation: then the clerk is waited for. */
const isIn = ({ confirmTime, lastSubmitTime }: CaseRow) =>
  confirmTime !== null && lastSubmitTime > confirmTime;

const isInSearch: SearchField = {
  name: 'handedIn',
  label: '审核状态',
  kind: 'dict',
  options: [
    { value: 'true', label: '待审核' },
    { value: 'false', label: '待补交' },
  ],
};

const handedIn: Column<CaseRow> = {
  key: 'handedIn',
  title: '审核状态',
  width: 110,
  text: (row) => (isIn(row) ? '待审核' : '待补交'),
  render: (row) => (
    <StatusTag tone={isIn(row) ? 'pending' : 'held'} label={isIn(row) ? '待审核' : '待补交'} />
  ),
};

const submitted: Column<CaseRow> = {
  key: 'lastSubmitTime',
  title: '提交时间',
  width: 150,
  sortable: true,
  text: (row) => (isIn(row) ? momentText(row.lastSubmitTime) : '—'),
  render: (row) => (isIn(row) ? momentText(row.lastSubmitTime) : '—'),
};

/** 应届毕业生学历审核 */
export function GraduateEducationScreen() {
  const navigate = useNavigate();
  const orgName = useSession(({ user }) => user?.orgName);
  const { mine } = useOwnScope();
  const org = useOrgSearch();
  const open = ({ regId }: { regId: string }) => navigate(`/register/application/${regId}`);
  return (
    <ListScreen
      note="确认后等待补交毕业证书的申请：审核通过恢复办理，不通过告诉申请人，逾期未补的可以删除。"
      list={registration.list}
      fixed={{
        recordStatus: recordStatusRegister.code('awaitingCollege'),
        ...(mine ? { mine } : {}),
      }}
      selectable
      sorts={['archiveNo', 'name', 'confirmTime', 'lastSubmitTime']}
      search={[
        'name',
        'idNo',
        'area',
        'regId',
        'archiveNo',
        isInSearch,
        'ctId',
        'graduateSchool',
        'educationLevel',
        'collegeVerifyStatus',
        org,
      ]}
      columns={[
        'archiveNo',
        'name',
        handedIn,
        'collegeVerifyStatus',
        'status',
        'idNo',
        'ctId',
        'graduateSchool',
        'educationLevel',
        'major',
        'diplomaNo',
        'graduateDate',
        'orgName',
        'confirmTime',
        submitted,
        'accessResult',
      ]}
      onOpen={open}
      rowActions={(row, openRow) => (
        <>
          <ActionLink label="查看" onClick={openRow} />
          {collegeButtons({ row, when: row.orgName === orgName, link: true })}
          <FormButton
            call={registration.remove}
            label="逾期未补删除"
            link
            danger
            intro={`删除${row.name}（报名号 ${row.regId}）的申请。`}
            when={row.orgName === orgName}
            fields={['reason']}
            row={row}
            initial={{ reason: '逾期未补学历' }}
          />
        </>
      )}
      actionsWidth={320}
      toolbar={(selected, keep) => (
        <BulkBar chosen={caseChosen(selected, 'archiveNo')} noneChosen="请先勾选申请" onKeep={keep}>
          <MessageButton label="催补学历" />
          <ImportButton imported={collegeConclusions} />
        </BulkBar>
      )}
    >
      <ScopeSwitch />
    </ListScreen>
  );
}
