import { historyValid, RecognitionHistory } from '@tqc/contract/cert';
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { lookup } from '@tqc/contract/lookup';
import { routeOf } from '@tqc/contract/screens';
import { recognitionStatus, sortHistory } from '@tqc/domain/dictionaries';
import { ActionLink } from '@tqc/ui/DataTable';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { useNavigate } from 'react-router-dom';
import { showValue } from '../../../kit/form/fieldsOf';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useOrgSearch, useSubjectSearch } from '../../../kit/list/lookupSearches';
import { FieldSections } from '../../../kit/record/FieldSections';
import { RecordLine } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import { ViewButton } from '../../../kit/record/ViewButton';
import { useMay } from '../../../kit/session/useMay';

const { get, list } = historyValid;
type Detail = OutputOf<typeof get>;

/** 认定历史 */
export function RegisterHistoryScreen() {
  const navigate = useNavigate();
  const subject = useSubjectSearch();
  const org = useOrgSearch();
  return (
    <ListScreen
      note="已有认定结论的申请：从哪一批次来、结论是什么、什么时候结束。材料和申请表在申请详情里查看。"
      list={list}
      orders={sortHistory}
      sorts={['name', 'archiveNo']}
      search={[
        'name',
        'idNo',
        'area',
        'archiveNo',
        'certNo',
        'cbName',
        'year',
        'status',
        'ctId',
        subject,
        org,
        'examType',
        'educationLevel',
        'sex',
        'nation',
        { name: 'age', label: '年龄', kind: 'numberRange' },
      ]}
      columns={[
        'archiveNo',
        'name',
        'status',
        'cbName',
        'sex',
        'idNo',
        'ctId',
        'subjectName',
        'orgName',
        'certNo',
        'approveTime',
        'endedAt',
        'dataSource',
      ]}
      actionsWidth={160}
      rowActions={({ regId, idRef: idNo, name }) => (
        <>
          <ViewButton call={get} input={{ regId, idNo }} title={`${name}的认定历史`}>
            {(record) => <HistoryFacts record={record} />}
          </ViewButton>
          <ActionLink
            label="申请详情"
            onClick={() => navigate(routeOf('register.application').replace(':id', regId))}
          />
        </>
      )}
    />
  );
}

const FACTS = [
  'archiveNo',
  'name',
  'status',
  'sex',
  'idNo',
  'cbName',
  'ctId',
  'subjectName',
  'orgName',
  'certNo',
  'approveTime',
  'endedAt',
  'dataSource',
] as const;
const EDUCATION = [
  'educationLevel',
  'graduateSchool',
  'major',
  'diplomaNo',
  'graduateDate',
  'collegeVerifyStatus',
] as const;

function HistoryFacts({ record }: { readonly record: Detail }) {
  return (
    <>
      <FieldSections
        schema={get.output}
        record={record}
        sections={{ 认定: [...FACTS, 'examType', 'opinion'], 学历: EDUCATION }}
      />
      <PersonHistory regId={record.regId} />
    </>
  );
}

const kindOf = factsOf(RecognitionHistory.shape.ctId);

/** What else the person holds and has applied for, within the caller's place. */
function PersonHistory({ regId }: { readonly regId: string }) {
  const may = useMay(lookup.certEnrollHistoryInfo);
  const { record, failure, reload } = useRecord(
    lookup.certEnrollHistoryInfo,
    { regId },
    { when: may },
  );
  if (!may) return null;
  return (
    <SectionHeader title="本人的证书和申请">
      {record ? (
        <DescriptionList
          columns="auto"
          items={[
            ...record.certs.map(({ certNo, ctId, subjectName, issueDate, orgName }) => ({
              label: `证书 ${certNo}`,
              value: `${showValue(kindOf, ctId)} · ${subjectName}　${issueDate} ${orgName}`,
              wide: true,
            })),
            ...record.registrations.map(({ regId: id, ctId, subjectName, orgName, status }) => ({
              label: `申请 ${id}`,
              value: `${showValue(kindOf, ctId)} · ${subjectName}　${orgName}　${recognitionStatus.label(Number(status))}`,
              wide: true,
            })),
          ]}
        />
      ) : (
        <RecordLine failure={failure} onRetry={reload} />
      )}
    </SectionHeader>
  );
}
