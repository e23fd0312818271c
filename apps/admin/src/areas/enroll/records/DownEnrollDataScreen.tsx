import { enrollmentData } from '@tqc/contract/enroll';
import { exports } from '@tqc/contract/resource';
import { finalJudgement, recheck, recordStatusEnroll, sortEnroll } from '@tqc/domain/dictionaries';
import type { ReactNode } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { required } from '../../../kit/form/formFields';
import { ListScreen } from '../../../kit/list/ListScreen';
import { TasksButton } from '../../../kit/record/TasksButton';
import { ViewButton } from '../../../kit/record/ViewButton';
import { call } from '../../../kit/session/api';
import { dataColumns, useDataSearch } from './dataLists';
import { EnrollmentFacts } from './EnrollmentFacts';
import { mendFields, mendValues } from './mendFields';

const { downOrgEnrollList, downOrgEnrollDetail, downOrgEnrollEdit, downOrgEnrollDelete } =
  enrollmentData;

const { enrollExcelTaskList } = exports;

const NORMAL = recordStatusEnroll.code('normal');
const RESTRICTED = recordStatusEnroll.code('restricted');
const RECHECKING = recheck.code('pending');
const JUDGING = finalJudgement.code('pending');

/** What points and organisations below took up: mended and taken away with a reason. */
export function DownEnrollDataScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const search = useDataSearch();
  return (
    <ListScreen
      note="下级机构和确认点的注册申请；修改和删除都要写明原因，办理机构会收到通知。复核有结论后不能修改。"
      list={downOrgEnrollList}
      orders={sortEnroll}
      sorts={['enrId', 'archiveNo', 'certNo']}
      search={search}
      columns={dataColumns}
      toolbar={<TasksButton call={enrollExcelTaskList} label="导出记录" files />}
      actionsWidth={160}
      rowActions={(row) => {
        const { enrId: id, idRef: idNo, name, version } = row;
        return (
          <>
            <ViewButton call={downOrgEnrollDetail} input={{ id, idNo }} title={`${name}的注册申请`}>
              {(record) => <EnrollmentFacts record={record} />}
            </ViewButton>
            <FormButton
              call={downOrgEnrollEdit}
              label="修改"
              link
              row={{ version }}
              input={{ enrId: id }}
              load={async () => mendValues(await call(downOrgEnrollDetail, { id, idNo }))}
              fields={[...mendFields, required('reason')]}
              when={
                [NORMAL, RESTRICTED].includes(row.recordStatus) &&
                (row.recheck ?? RECHECKING) === RECHECKING
              }
            />
            <FormButton
              call={downOrgEnrollDelete}
              label="删除"
              link
              danger
              row={{ enrId: id, idNo, version }}
              fields={['reason']}
              intro={`删除${name}的注册申请。删除后不再办理，省级可以恢复。`}
              when={row.recordStatus === NORMAL && (row.finalJudgement ?? JUDGING) === JUDGING}
            />
          </>
        );
      }}
    >
      {tabs}
    </ListScreen>
  );
}
