import { baseOrg, localeSetImport } from '@tqc/contract/basic';
import { routeOf, type ScreenId } from '@tqc/contract/screens';
import { onOff } from '@tqc/domain/dictionaries';
import { useNavigate } from 'react-router-dom';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import type { NamedField } from '../../../kit/form/formFields';
import { Press } from '../../../kit/form/Press';
import { ImportButton } from '../../../kit/imports/ImportButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { TasksButton } from '../../../kit/record/TasksButton';
import { StopButton } from '../organisations/StopButton';
import { StopsLink } from '../organisations/StopsLink';
import { PointFacts } from './PointFacts';
import { pointFields, type Add } from './pointForm';
import { ENROLL_COLUMNS, REG_COLUMNS, SEARCH } from './pointLists';
import { PointsFile } from './PointsFile';

const { get, importLocaleSet, importLocaleSetRs, remove, update } = baseOrg;

interface ManageProps {
  /** What the points do: 1 认定, 2 定期注册. */
  readonly bizType: 1 | 2;
  readonly list: typeof baseOrg.getConfirmPointData | typeof baseOrg.queryBaseOrgEnroll;
  readonly add: Add;
  /** Where the people of these points are kept. */
  readonly people: ScreenId;
  /** The school that hosts one, where its work is that of schools. */
  readonly school?: NamedField<'schoolId'>;
}

/** Confirmation points of one kind of work, kept by the organisation they belong to. */
export function PointManage({ bizType, list, add, people, school }: ManageProps) {
  const isRecognition = bizType === 1;
  const navigate = useNavigate();
  const { added, changed } = pointFields(isRecognition, school);
  return (
    <ListScreen
      note="本机构设立的确认点在这里新增、修改和停用；下级机构的确认点只能查看。"
      list={list}
      search={SEARCH}
      sorts={['orgName', 'updatedAt']}
      columns={isRecognition ? REG_COLUMNS : ENROLL_COLUMNS}
      toolbar={
        <>
          <FormButton call={add} label="新增确认点" primary drawer fields={added} />
          <ImportButton imported={localeSetImport} by={importLocaleSet} />
          <TasksButton call={importLocaleSetRs} label="导入记录" />
          <PointsFile bizType={bizType} />
        </>
      }
      actionsWidth={236}
      rowActions={(row) => (
        <>
          <ViewButton call={get} input={{ orgId: row.orgId }} title={row.orgName}>
            {(org) => <PointFacts point={row} org={org} />}
          </ViewButton>
          <FormButton
            call={update}
            row={row}
            label="编辑"
            link
            drawer
            fields={changed}
            when={row.own}
          />
          <Press
            label="确认人员"
            link
            onClick={() =>
              void navigate(`${routeOf(people)}?pointName=${encodeURIComponent(row.orgName)}`)
            }
          />
          <StopButton label="停用" row={row} when={row.own && row.status === onOff.code('on')} />
          <StopsLink
            label="停用记录"
            orgId={row.orgId}
            when={row.own && row.status === onOff.code('off')}
          />
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            question={`确定删除“${row.orgName}”吗？有用户、安排或申请的确认点不能删除，可以停用。`}
            when={row.own}
          />
        </>
      )}
    />
  );
}
