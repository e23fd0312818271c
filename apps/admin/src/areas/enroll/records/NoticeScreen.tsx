import { enrollment, enrollmentPapers, enrollmentReview } from '@tqc/contract/enroll';
import { noticeState } from '@tqc/domain/dictionaries';
import { firstDecisions, noticeStateOn, type NoticeDays } from '@tqc/domain/enroll';
import type { ReactNode } from 'react';
import { StatusOf } from '../../../kit/form/fieldsOf';
import { ListScreen } from '../../../kit/list/ListScreen';
import { todayText } from '../../../kit/record/momentText';
import { fetchBytes } from '../../../kit/record/useFile';
import { ViewButton } from '../../../kit/record/ViewButton';
import { call } from '../../../kit/session/api';
import { transport } from '../../../kit/session/session';
import { decisionButton } from './decisionButton';
import { EnrollmentFacts } from './EnrollmentFacts';
import { PaperButton } from '../../../kit/record/PaperButton';
import { recordSearch } from './recordSearch';

const { list, fistCheckmentDetail } = enrollment;
const { noticeList } = enrollmentPapers;
const { editEnrollmentFistAffirm } = enrollmentReview;

/** Drawn like every other status of a list. */
const NOTICE = { options: noticeState.options };

const stateText = (days: NoticeDays, today: string) => {
  const state = noticeStateOn(days, today);
  return state === undefined ? '—' : noticeState.label(state);
};

/** What the caller's own organisation concluded and gives notice of. */
export function NoticeScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const today = todayText(transport.now());
  return (
    <ListScreen
      note="本机构的初核结论和公示期；公示期满后进入复核，有异议查实的撤销结论重新初核。"
      list={list}
      fixed={{ onNotice: true, mine: true }}
      sorts={['archiveNo']}
      search={['firstReview', ...recordSearch]}
      columns={[
        'archiveNo',
        'name',
        'firstReview',
        {
          key: 'noticeState',
          title: '公示状态',
          width: 110,
          text: (row) => stateText(row, today),
          render: (row) => <StatusOf facts={NOTICE} value={noticeStateOn(row, today)} />,
        },
        'noticeBegin',
        'noticeEnd',
        'idNo',
        'workUnit',
        'teachGrade',
        'registrationType',
        'firstOpinion',
        'firstActor',
        'firstAt',
        'recheckName',
      ]}
      toolbar={
        <PaperButton
          call={noticeList}
          label="生成公示名单"
          title="公示名单"
          paperKey={`notice/${today}`}
          fileName="公示名单.pdf"
          read={() => fetchBytes(noticeList, {})}
        />
      }
      actionsWidth={160}
      rowActions={(row) => {
        const { enrId: id, idRef: idNo } = row;
        return (
          <>
            {decisionButton({
              call: editEnrollmentFistAffirm,
              table: firstDecisions,
              label: firstDecisions.get('withdraw').label,
              row,
              load: () => call(fistCheckmentDetail, { id, idNo }),
            })}
            <ViewButton
              call={fistCheckmentDetail}
              input={{ id, idNo }}
              title={`${row.name}的注册申请`}
            >
              {(record) => <EnrollmentFacts record={record} />}
            </ViewButton>
          </>
        );
      }}
    >
      {tabs}
    </ListScreen>
  );
}
