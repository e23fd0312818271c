import { baseOrgSchool, schoolImport } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { POINT } from '@tqc/domain/organisations';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { switchButton } from '../../../kit/form/switchButton';
import { ImportButton } from '../../../kit/imports/ImportButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { useMay } from '../../../kit/session/useMay';
import { TasksButton } from '../../../kit/record/TasksButton';
import { useOrgField } from '../../../trade/useOrgField';
import { areaOf, placeOf, useIntoField, useSchoolFields } from './schoolForm';
import { SchoolFacts } from './SchoolFacts';

const {
  create,
  export: exportSchools,
  get,
  importSchool,
  importStatus,
  list,
  remove,
  update,
} = baseOrgSchool;

/** 学校信息管理 */
export function SchoolScreen() {
  const mayEdit = useMay(update);
  const { fields, initial } = useSchoolFields();
  const into = useIntoField(mayEdit);
  const point = useOrgField('pointId', {
    when: mayEdit,
    required: false,
    orgType: POINT,
    hint: '学校所在区县内的确认点；不选表示取消关联',
  });
  return (
    <ListScreen
      note="本机构辖区内的学校；合并后的学校停用保留，它的标识码仍能查到并入的学校。"
      list={list}
      search={['schoolName', 'schoolCode', 'area', 'unitType', 'nature', 'collective', 'status']}
      sorts={['schoolCode', 'staff', 'due', 'updatedAt']}
      columns={[
        'schoolName',
        'status',
        'schoolCode',
        'unitType',
        'nature',
        'townType',
        'areaName',
        'authority',
        'enrollOrgName',
        'pointName',
        'collective',
        'staff',
        'due',
        'mergedName',
        'updatedAt',
      ]}
      exportBy={exportSchools}
      toolbar={
        <>
          <FormButton
            call={create}
            label="新增学校"
            primary
            drawer
            fields={fields}
            initial={initial}
            toInput={areaOf}
          />
          <ImportButton imported={schoolImport} by={importSchool} />
          <TasksButton call={importStatus} label="导入记录" />
        </>
      }
      actionsWidth={236}
      rowActions={(row) => {
        const open = row.mergedInto === null;
        return (
          <>
            <ViewButton call={get} input={{ schoolId: row.schoolId }} title={row.schoolName}>
              {(school) => <SchoolFacts school={school} />}
            </ViewButton>
            <FormButton
              call={update}
              row={row}
              label="编辑"
              link
              drawer
              fields={fields}
              initial={placeOf(row)}
              toInput={areaOf}
              when={open}
            />
            {open && switchButton(update, row, `“${row.schoolName}”`)}
            <FormButton
              call={update}
              row={row}
              label="关联确认点"
              link
              fields={[point]}
              input={{ action: 'point' }}
              intro={`“${row.schoolName}”的教师在所选确认点办理定期注册。`}
              when={open && row.status === onOff.code('on')}
            />
            <FormButton
              call={update}
              row={row}
              label="合并"
              link
              fields={[into]}
              initial={{ intoId: '' }}
              input={{ action: 'merge' }}
              intro={`把“${row.schoolName}”并入所选学校：标识码成为曾用码，教职工数合计过去，本校停用，不能撤回。`}
              when={open}
            />
            <AskButton
              call={remove}
              row={row}
              label="删除"
              link
              danger
              question={`确定删除“${row.schoolName}”吗？有注册数据的学校不能删除，可以停用。`}
            />
          </>
        );
      }}
    />
  );
}
