import { normalSubjectThree } from '@tqc/contract/exemption';
import { lookup } from '@tqc/contract/lookup';
import { onOff } from '@tqc/domain/dictionaries';
import { FormButton } from '../../../kit/form/buttons';
import { choices } from '../../../kit/form/formFields';
import { plainActions } from '../../../kit/form/plainActions';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';

const { create, list, remove, update } = normalSubjectThree;
const usual = { status: String(onOff.code('on')) };

/** 科目三比对数据 */
export function SubjectThreeScreen() {
  const subjects = useChoices(lookup.querySubjectsBasic, {}, ({ subjectId, name }) => ({
    value: subjectId,
    label: name,
  }));
  const form = [
    'grade',
    'code',
    'name',
    'interview',
    choices('subjectId', subjects),
    'ctId',
    'category',
    'firstBatch',
    'lastBatch',
    'note',
    'status',
  ] as const;
  return (
    <ListScreen
      note="国考笔试科目三、面试科目与可以认定的任教学科怎样对应；没有对应的学科不能免试认定。"
      list={list}
      search={['grade', 'name', 'subjectName', 'status']}
      sorts={['code', 'updatedAt']}
      columns={[
        'code',
        'name',
        'status',
        'grade',
        'interview',
        'subjectName',
        'ctId',
        'category',
        'firstBatch',
        'lastBatch',
        'note',
        'updatedAt',
      ]}
      actionsWidth={200}
      toolbar={<FormButton call={create} label="新增对照" primary fields={form} initial={usual} />}
      rowActions={(row) => plainActions({ update, remove }, row, form, `科目“${row.name}”`)}
    />
  );
}
