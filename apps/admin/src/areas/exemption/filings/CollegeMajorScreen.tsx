import { normaleUniversity } from '@tqc/contract/applicant';
import { normalCollegeMajor } from '@tqc/contract/exemption';
import { exemptRosterFlow } from '@tqc/domain/exemption';
import { UNIVERSITY } from '@tqc/domain/organisations';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { choices, type NamedField } from '../../../kit/form/formFields';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';
import { useMay } from '../../../kit/session/useMay';
import { majorField, useSubjectsField } from './majorFields';
import { RosterDecisions } from './RosterDecisions';

const { create, list, remove, update } = normalCollegeMajor;
const { getCollegeDict } = normaleUniversity;
const after = ['educationLevel', 'teacherTypes', 'grades'] as const;
const classes = ['firstClass', 'lastClass'] as const;

/** 高校及专业名录备案: the university proposes, the province decides and lists its own. */
export function CollegeMajorScreen() {
  const isUniversity = useSession((session) => session.user?.orgType === UNIVERSITY);
  const subjects = useSubjectsField();
  const colleges = useChoices(
    useMay(getCollegeDict) && !isUniversity ? getCollegeDict : undefined,
    {},
    ({ collegeId, code, name }) => ({ value: collegeId, label: `${name}（${code}）` }),
    () => undefined,
  );
  const college: NamedField<'collegeId'> = {
    of: 'collegeId',
    change: (field) => ({ ...choices('collegeId', colleges).change(field), required: true }),
  };
  const changed = [...after, subjects, ...classes] as const;
  return (
    <ListScreen
      note="可以免试认定的专业：只有名录中的专业，学生数据才能提交。擅自扩大范围的，取消免试认定资格。"
      list={list}
      search={[
        ...(isUniversity ? [] : (['collegeName'] as const)),
        'majorName',
        'educationLevel',
        'grade',
        'status',
      ]}
      sorts={['rosterId', 'updatedAt']}
      columns={[
        'majorName',
        'status',
        'majorCode',
        'collegeName',
        'collegeCode',
        'educationLevel',
        'teacherTypes',
        'grades',
        'subjectNames',
        'firstClass',
        'lastClass',
        'opinion',
        'updatedAt',
      ]}
      actionsWidth={220}
      selectable={!isUniversity}
      toolbar={(selected, keep) => (
        <>
          <FormButton
            call={create}
            label={isUniversity ? '申请列入' : '新增专业'}
            primary
            fields={[...(isUniversity ? [] : [college]), majorField, ...changed]}
          />
          <RosterDecisions
            chosen={selected.map(({ rosterId, majorName, version }) => ({
              id: rosterId,
              name: majorName,
              version,
            }))}
            onKeep={keep}
          />
        </>
      )}
      rowActions={(row) => (
        <>
          <FormButton
            call={update}
            row={row}
            label={isUniversity ? '修改后提交' : '更正'}
            link
            fields={changed}
            input={{ action: 'edit' }}
            when={exemptRosterFlow.can(isUniversity ? 'edit' : 'correct', row.status)}
          />
          <AskButton
            call={update}
            row={row}
            label="停用"
            link
            danger
            input={{ action: 'stop' }}
            question="停用后，这个专业的学生不能再提交免试数据；已经通过的不受影响。"
            when={!isUniversity && exemptRosterFlow.can('stop', row.status)}
          />
          <AskButton
            call={update}
            row={row}
            label="启用"
            link
            input={{ action: 'start' }}
            when={!isUniversity && exemptRosterFlow.can('start', row.status)}
          />
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            when={exemptRosterFlow.can('remove', row.status)}
          />
        </>
      )}
    />
  );
}
