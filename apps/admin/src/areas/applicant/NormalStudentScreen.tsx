import { ExemptStudent, normalPreServiceTeacher } from '@tqc/contract/applicant';
import { factsOf } from '@tqc/contract/kit';
import { lookup } from '@tqc/contract/lookup';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { AskButton, FormButton } from '../../kit/form/buttons';
import { ListScreen } from '../../kit/list/ListScreen';
import { useChoiceSearch } from '../../kit/list/useChoiceSearch';
import { detailItem } from '../../kit/record/detailItem';
import { ViewButton } from '../../kit/record/ViewButton';
import { EXEMPT } from './facts';

const { get, list, removeCache, update } = normalPreServiceTeacher;
const { shape } = ExemptStudent;
const FACTS = [
  'name',
  'idNo',
  'collegeName',
  'studentNo',
  'department',
  'majorName',
  'educationLevel',
  'teacherType',
  'endMonth',
  'graduateState',
  'grade',
  'subjectName',
  'courseAssessment',
  'writtenTest',
  'interview',
  'ethics',
  'abilityNo',
  'validFrom',
  'validTo',
  'used',
  'studentMatch',
  'reviewer',
  'reviewedAt',
] as const;

/** 师范生免试信息: what passed the review, as recognition uses it. */
export function NormalStudentScreen() {
  const classYear = useChoiceSearch(
    'classYear',
    '届别',
    lookup.queryNormalBatch,
    {},
    ({ year, name }) => ({ value: String(year), label: name }),
  );
  return (
    <ListScreen
      note="审核通过的免试认定数据：申请认定时按职业能力证书编号核对；写错的由国家中心更正，已用于认定的不再更正。"
      list={list}
      sorts={['validTo', 'updatedAt']}
      search={[
        'name',
        'idNo',
        'collegeName',
        classYear,
        'teacherType',
        'grade',
        'subjectName',
        'abilityNo',
        'valid',
      ]}
      columns={['name', 'status', 'idNo', ...EXEMPT]}
      actionsWidth={220}
      rowActions={(row) => (
        <>
          <ViewButton
            call={get}
            input={{ studentId: row.studentId }}
            title={`${row.name}的免试认定数据`}
          >
            {(record) => (
              <DescriptionList
                columns="auto"
                items={FACTS.map((name) => detailItem(name, factsOf(shape[name]), record[name]))}
              />
            )}
          </ViewButton>
          <FormButton
            call={update}
            row={row}
            label="更正"
            link
            fields={['name', 'sex', 'nation', 'studentNo', 'department', 'ethics']}
            intro="学校已报送、省级已审核的数据，只更正写错的内容。"
            when={!row.used}
          />
          <AskButton
            call={removeCache}
            label="清除核验结果"
            link
            danger
            row={{ ssoId: row.ssoId ?? '', idRef: row.idRef }}
            question={`清除${row.name}保留的学籍核验结果吗？之后重新核验。`}
            when={row.ssoId !== null && row.studentMatch !== null}
          />
        </>
      )}
    />
  );
}
