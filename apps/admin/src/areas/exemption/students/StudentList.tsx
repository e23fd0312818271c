import { normalPreServiceTeacher } from '@tqc/contract/applicant';
import { normalStudent, studentImport } from '@tqc/contract/exemption';
import { normalDataStatus } from '@tqc/domain/dictionaries';
import { exemptStudentFlow } from '@tqc/domain/exemption';
import { CENTRE, UNIVERSITY } from '@tqc/domain/organisations';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ImportButton } from '../../../kit/imports/ImportButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { PaperButton } from '../../../kit/record/PaperButton';
import { fetchBytes } from '../../../kit/record/useFile';
import { useSession } from '../../../kit/session/session';
import { useClassYears } from '../useClassYears';
import { StudentDeeds } from './StudentDeeds';
import { StudentFacts } from './StudentFacts';
import { useStudentFields } from './studentForm';
import type { StudentKind } from './studentKinds';
import { StudentTabs, useStudentState } from './StudentTabs';

const { list, update } = normalPreServiceTeacher;
const { certificate, create, importStudent, remove } = normalStudent;
const PAPER = '师范生教师职业能力证书';
const PASSED = normalDataStatus.code('passed');

/** Collected students of one kind: the university works on its own, others review and look. */
export function StudentList({ kind }: { readonly kind: StudentKind }) {
  const orgType = useSession((session) => session.user?.orgType);
  const isUniversity = orgType === UNIVERSITY;
  const { entered, changed } = useStudentFields(kind);
  const status = useStudentState();
  const classYear = useClassYears();
  const event = orgType === CENTRE ? 'correct' : 'edit';
  return (
    <ListScreen
      note={kind.note}
      list={list}
      fixed={{
        side: 'collect' as const,
        ...(kind.postgraduate === undefined ? {} : { postgraduate: kind.postgraduate }),
        ...(status === undefined ? {} : { status }),
      }}
      search={[
        ...(isUniversity ? [] : (['collegeName'] as const)),
        classYear,
        'name',
        'idNo',
        'studentNo',
        'majorName',
        'grade',
        'subjectName',
        ...kind.filters,
        'studentMatch',
      ]}
      sorts={['studentId', 'updatedAt']}
      columns={[
        'name',
        'status',
        'sex',
        'idNo',
        ...(isUniversity ? [] : (['collegeName'] as const)),
        ...kind.columns,
        'studentMatch',
        'opinion',
        'updatedAt',
      ]}
      actionsWidth={236}
      selectable
      toolbar={(selected, keep) => (
        <>
          <FormButton
            call={create}
            label="新增学生"
            primary
            fields={entered}
            intro="不齐全的也可以先保存，补全以后再提交。"
            when={isUniversity}
          />
          {isUniversity && <ImportButton imported={studentImport} by={importStudent} />}
          <StudentDeeds
            chosen={selected.map(({ studentId, name, version }) => ({
              id: studentId,
              name,
              version,
            }))}
            onKeep={keep}
          />
        </>
      )}
      rowActions={(row) => (
        <>
          <StudentFacts student={row} />
          <FormButton
            call={update}
            row={row}
            label={isUniversity ? '编辑' : '更正'}
            link
            fields={changed}
            when={exemptStudentFlow.can(event, row.status) && !row.used}
          />
          {row.abilityNo !== null && row.status === PASSED && isUniversity && (
            <PaperButton
              call={certificate}
              label="打印证书"
              link
              title={`${row.name}的${PAPER}`}
              paperKey={`${row.studentId}/${String(row.version)}`}
              fileName={`${PAPER}.pdf`}
              read={() => fetchBytes(certificate, { studentId: row.studentId })}
            />
          )}
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            when={isUniversity && exemptStudentFlow.can('remove', row.status)}
          />
        </>
      )}
    >
      <StudentTabs postgraduate={kind.postgraduate} />
    </ListScreen>
  );
}
