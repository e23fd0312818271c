import {
  declaredRegistrations,
  enrollAud,
  enrollment,
  enrollmentData,
  enrollmentImports,
  enrollmentReview,
  enrollTabs,
  localeSet,
} from '@tqc/contract/enroll';
import type { Row } from '@tqc/contract/kit';
import { firstReview, onOff, recordStatusEnroll } from '@tqc/domain/dictionaries';
import { firstDecisions } from '@tqc/domain/enroll';
import { EachBar, EachButton } from '../../../kit/form/EachButton';
import { BulkButton } from '../../../kit/form/BulkButton';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { useChoiceRows } from '../../../kit/form/useChoices';
import { choices, required } from '../../../kit/form/formFields';
import { idsOf } from '../../../kit/form/inParts';
import { ImportButton } from '../../../kit/imports/ImportButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { useReloadTurn } from '../../../kit/list/useReload';
import { useRecord } from '../../../kit/record/useRecord';
import { ViewButton } from '../../../kit/record/ViewButton';
import { call } from '../../../kit/session/api';
import { useMay } from '../../../kit/session/useMay';
import { DeskButton } from '../desk/DeskButton';
import { DecisionBulk } from './DecisionBulk';
import { decisionButton } from './decisionButton';
import { EnrollmentFacts } from './EnrollmentFacts';
import { reportButton } from './reportButton';
import { recordSearch } from './recordSearch';

type Tab = (typeof enrollTabs)[number];
type Entry = Row<typeof enrollment.list>;

const { list, get, fistCheckmentDetail, figures, registrationDataAcceptance } = enrollment;
const { editEnrollmentFistAffirm, batchMsg } = enrollmentReview;
const { changeLocalSetInfo } = enrollmentData;
const { create } = enrollAud;
const { importDeclarationNotAccepted } = enrollmentImports;

const WORDS: Readonly<Record<'declared' | 'returned', string>> = {
  declared: '未受理',
  returned: '材料不全',
};
const tabs = enrollTabs.map((tab) => ({
  key: tab,
  label:
    tab === 'declared' || tab === 'returned'
      ? WORDS[tab]
      : firstReview.label(firstReview.code(tab)),
}));
const LABEL = '核验情况';

/** 注册网报数据核验 */
export function OnlineCheckScreen() {
  const { kind } = useKindTabs(LABEL, tabs);
  const tab: Tab = kind?.key ?? 'declared';
  const isDeclared = tab === 'declared';
  const decides = tab === 'pending' || tab === 'returned';
  const moveField = useMoveField();
  return (
    <ListScreen
      note="受理网上申报，核对材料后作出初核结论；材料不全的一次写明要补什么和期限，申请人补齐后回到待初核。"
      list={list}
      fixed={{ tab, mine: true }}
      sorts={['applyTime', 'archiveNo']}
      search={recordSearch}
      columns={[
        'archiveNo',
        'name',
        'firstReview',
        'sex',
        'idNo',
        'certNo',
        'ctId',
        'subjectName',
        'workUnit',
        'teachGrade',
        'teachSubject',
        'registrationType',
        'registered',
        'trainingHours',
        ...(tab === 'returned' ? (['completeBefore'] as const) : []),
        'pointName',
        'applyTime',
        'recordStatus',
      ]}
      selectable
      toolbar={(selected, keep) =>
        isDeclared ? (
          <EachBar
            rows={selected}
            idOf={({ enrId }) => enrId}
            nameOf={({ name }) => name}
            noun="申报"
            onKeep={keep}
          >
            <EachButton
              call={registrationDataAcceptance}
              label="批量受理"
              verb="受理"
              refusal={({ recordStatus }) =>
                recordStatusEnroll.nameOf(Number(recordStatus)) === 'normal'
                  ? undefined
                  : '该记录受限，不能受理'
              }
            />
            <ImportButton imported={declaredRegistrations} by={importDeclarationNotAccepted} />
          </EachBar>
        ) : (
          <DecisionBulk
            call={editEnrollmentFistAffirm}
            table={decides ? firstDecisions : NOTHING}
            rows={selected}
            onKeep={keep}
          >
            <DeskButton step="first" />
            <BulkButton
              call={batchMsg}
              label="批量留言"
              input={(part) => ({ enrIds: idsOf(part) })}
              fields={[required('content'), 'bySms']}
              done="已留言"
            />
          </DecisionBulk>
        )
      }
      actionsWidth={210}
      rowActions={(row) => {
        const { enrId: id, idRef: idNo } = row;
        return (
          <>
            <AskButton
              call={registrationDataAcceptance}
              label="受理"
              link
              row={{ enrId: id, version: row.version }}
              when={isDeclared}
              question={`受理${row.name}的注册申报？受理后生成档案号，等待初核。`}
            />
            {decisionButton({
              call: editEnrollmentFistAffirm,
              table: firstDecisions,
              label: decides
                ? firstDecisions.step('first').label
                : firstDecisions.get('withdraw').label,
              row,
              load: () => call(fistCheckmentDetail, { id, idNo }),
            })}
            <ViewButton call={get} input={{ id, idNo }} title={`${row.name}的注册申请`}>
              {(record) => <EnrollmentFacts record={record} />}
            </ViewButton>
            <FormButton
              call={create}
              label="留言"
              link
              fields={['content', 'bySms']}
              input={{ enrId: id }}
            />
            <FormButton
              call={changeLocalSetInfo}
              label="转移确认点"
              link
              row={{ enrId: id, version: row.version }}
              input={{ localSetid: row.lsId ?? NO_ARRANGEMENT }}
              fields={[moveField(row)]}
              intro={`${row.name}的申请转到同一时间段的另一个确认点办理；两边的确认点都会收到通知。`}
              when={isDeclared || decides}
            />
            {reportButton('apply', row)}
          </>
        );
      }}
    >
      <CountedTabs />
    </ListScreen>
  );
}

/** A record that was not moved names its point only. */
const NO_ARRANGEMENT = '0';
/** Why there is nowhere to move a record. */
const NONE = '同一时间段没有安排别的确认点办理该学段，请先在“注册确认点工作安排”中安排';
/** Arrangements of an organisation that are offered. */
const MOST = 200;

/** Where a record of one's own can be moved: what is arranged in its slot for its stage. */
function useMoveField() {
  const may = useMay(changeLocalSetInfo);
  const arranged = useChoiceRows(may ? localeSet.list : undefined, {
    status: onOff.code('on'),
    pageNo: 1,
    pageSize: MOST,
  });
  return (row: Pick<Entry, 'obtId' | 'teachGrade' | 'lsId'>) => {
    const others = (arranged ?? [])
      .filter(({ obtId, lsId }) => obtId === row.obtId && lsId !== row.lsId)
      .filter(({ grades }) => grades.length === 0 || grades.includes(row.teachGrade))
      .map(({ lsId, pointName, slotName, beginDate, endDate }) => ({
        value: lsId,
        label: `${pointName} · ${slotName}（${beginDate} 至 ${endDate}）`,
      }));
    return choices('lsId', others, { wide: true, ...(arranged && { none: NONE }) });
  };
}

/** Concluded records are decided on one by one. */
const NOTHING = { ...firstDecisions, keys: [] };

/** The tabs with how many stand in each, counted again whenever the list is loaded again. */
function CountedTabs() {
  const turn = useReloadTurn();
  const { record } = useRecord(figures, {}, { turn });
  const counted = tabs.map((one) => {
    const n = record?.first.find(({ tab }) => tab === one.key)?.n;
    return { ...one, count: n === undefined ? null : `（${n}）` };
  });
  return useKindTabs(LABEL, counted).tabs;
}
