import { enrollment, enrollmentChange, enrollmentData } from '@tqc/contract/enroll';
import type { Row } from '@tqc/contract/kit';
import { exports } from '@tqc/contract/resource';
import { finalJudgement, recordStatusEnroll, sortEnroll } from '@tqc/domain/dictionaries';
import type { ReactNode } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { TasksButton } from '../../../kit/record/TasksButton';
import { ViewButton } from '../../../kit/record/ViewButton';
import { call } from '../../../kit/session/api';
import { useSession } from '../../../kit/session/session';
import { conclusionFields } from '../../../trade/conclusionFields';
import { dataColumns, useDataSearch } from './dataLists';
import { DownEnrollDataScreen } from './DownEnrollDataScreen';
import { EnrollmentFacts } from './EnrollmentFacts';
import { mendFields, mendValues } from './mendFields';
import { reportButton } from './reportButton';

const { list, get } = enrollment;
const { queryAllEnrollLevelOrg, update } = enrollmentData;
const { enrollExcelTaskList } = exports;

const kinds = [
  { key: 'all', label: '本级及下级' },
  { key: 'below', label: '下级机构' },
];
const POINT = 1;
/** Levels that may restore what was deleted. */
const RESTORES = [4, 5];
const DELETED = recordStatusEnroll.code('deleted');
const PENDING = finalJudgement.code('pending');

/** 注册数据查看: a point reads its own, everybody else all of their level and what lies below. */
export function EnrollDataViewScreen() {
  const orgType = useSession(({ user }) => user?.orgType) ?? POINT;
  const { kind, tabs } = useKindTabs('数据范围', kinds);
  if (orgType === POINT) return <PointData />;
  return kind?.key === 'below' ? <DownEnrollDataScreen tabs={tabs} /> : <LevelData tabs={tabs} />;
}

function PointData() {
  const search = useDataSearch();
  const rowActions = useOwnActions();
  return (
    <ListScreen
      note="本确认点的全部注册申请。"
      list={list}
      orders={sortEnroll}
      sorts={['enrId', 'archiveNo']}
      search={search}
      columns={dataColumns}
      toolbar={<TasksButton call={enrollExcelTaskList} label="导出记录" files />}
      actionsWidth={210}
      rowActions={rowActions}
    />
  );
}

function LevelData({ tabs }: { readonly tabs: ReactNode }) {
  const search = useDataSearch();
  const rowActions = useOwnActions();
  return (
    <ListScreen
      note="权限范围内的全部注册申请；下级机构的记录在“下级机构”中修改和删除。"
      list={queryAllEnrollLevelOrg}
      orders={sortEnroll}
      sorts={['enrId', 'archiveNo', 'certNo']}
      search={search}
      columns={dataColumns}
      toolbar={<TasksButton call={enrollExcelTaskList} label="导出记录" files />}
      actionsWidth={210}
      rowActions={rowActions}
    >
      {tabs}
    </ListScreen>
  );
}

/** What is done with a record: of one's own it is mended, a deleted one is brought back. */
function useOwnActions() {
  const user = useSession((session) => session.user);
  return (row: Row<typeof queryAllEnrollLevelOrg>) => {
    const { enrId: id, idRef: idNo, name, version } = row;
    const isOwn = row.orgName === user?.orgName || row.pointName === user?.orgName;
    const isDeleted = row.recordStatus === DELETED;
    return (
      <>
        <ViewButton call={get} input={{ id, idNo }} title={`${name}的注册申请`}>
          {(record) => <EnrollmentFacts record={record} />}
        </ViewButton>
        {reportButton('report', row)}
        <FormButton
          call={update}
          label="编辑"
          link
          row={{ enrId: id, version }}
          load={async () => mendValues(await call(get, { id, idNo }))}
          fields={mendFields}
          when={isOwn && !isDeleted && (row.finalJudgement ?? PENDING) === PENDING}
        />
        <AskButton
          call={update}
          label="恢复"
          link
          row={{ enrId: id, version }}
          input={{ action: 'undelete' }}
          when={isDeleted && RESTORES.includes(user?.orgType ?? 0)}
          question={`恢复“${name}”的注册申请？恢复后从原来的状态继续办理。`}
        />
        {reportButton('apply', row)}
        <FormButton
          call={enrollmentChange.applyCertChange}
          label="变更结论"
          link
          row={{ enrId: id, idNo, certNo: row.certNo }}
          fields={conclusionFields}
          intro={`${name}的注册（证书 ${row.certNo}）：上一级审批通过后，结论和有效期同时改变。`}
          when={
            row.orgName === user?.orgName &&
            !isDeleted &&
            (row.finalJudgement ?? PENDING) !== PENDING
          }
        />
      </>
    );
  };
}
