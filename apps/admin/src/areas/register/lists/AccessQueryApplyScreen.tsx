import { registration, registrationReview } from '@tqc/contract/register';
import { recognitionStatus } from '@tqc/domain/dictionaries';
import { accessValidUntil, isAccessOver, queryActions } from '@tqc/domain/register';
import { ActionLink, type Column } from '@tqc/ui/DataTable';
import { StatusTag } from '@tqc/ui/StatusTag';
import { useNavigate } from 'react-router-dom';
import { BulkBar, BulkButton, BulkLink } from '../../../kit/form/BulkButton';
import { idsOf } from '../../../kit/form/inParts';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useOrgSearch } from '../../../kit/list/lookupSearches';
import { todayText } from '../../../kit/record/momentText';
import { transport, useSession } from '../../../kit/session/session';
import type { CaseRow } from '../application/application';
import { reconsiderButton } from '../application/reconsiderButton';
import { AccessResultLink } from './AccessResultLink';
import { ScopeSwitch, useOwnScope } from '../../../kit/list/OwnScope';
import { caseChosen } from './caseChosen';
import { pointSearch } from './pointSearch';

/** Confirmed and not yet numbered: whom the platform has to be asked about. */
const ASKED = [recognitionStatus.code('confirmed'), recognitionStatus.code('approved')];

/** Until when the answer counts, marked where it counts no longer. */
const validUntil = (today: string): Column<CaseRow> => ({
  key: 'validUntil',
  title: '结果有效期止',
  width: 150,
  text: (row) => accessValidUntil(row) ?? '—',
  render: (row) =>
    isAccessOver(row, today) ? (
      <StatusTag tone="bad" label={`${accessValidUntil(row) ?? ''} 已过期`} />
    ) : (
      (accessValidUntil(row) ?? '—')
    ),
});

/** 证明查询申请 */
export function AccessQueryApplyScreen() {
  const navigate = useNavigate();
  const orgName = useSession(({ user }) => user?.orgName);
  const { mine } = useOwnScope();
  const org = useOrgSearch();
  const today = todayText(transport.now());
  const open = ({ regId }: { regId: string }) => navigate(`/register/application/${regId}`);
  return (
    <ListScreen
      note="向平台查询已确认的申请人有无违法犯罪记录；结果九十天内有效，过期重新查询，有异议申请复议。"
      list={registration.list}
      fixed={{ statuses: ASKED, undeleted: true, ...(mine ? { mine } : {}) }}
      selectable
      sorts={['archiveNo', 'name', 'confirmTime']}
      search={[
        'name',
        'idNo',
        'area',
        'regId',
        'archiveNo',
        'ctId',
        'accessResult',
        'accessOver',
        pointSearch,
        org,
        { name: 'accessAsked', label: '发起时间', kind: 'dateRange' },
        'recordStatus',
      ]}
      columns={[
        'regId',
        'name',
        'idNo',
        'accessResult',
        'status',
        'ctId',
        'orgName',
        'pointName',
        'confirmTime',
        'accessBatch',
        'accessAskedAt',
        'accessTime',
        validUntil(today),
        'recordStatus',
      ]}
      onOpen={open}
      rowActions={(row, openRow) => (
        <>
          <ActionLink label="查看" onClick={openRow} />
          {queryLinks(row, row.orgName === orgName, today)}
          {reconsiderButton({ row, when: row.orgName === orgName, link: true }, today)}
          <AccessResultLink
            call={registrationReview.getAccessQueryStatus}
            label="查看结果"
            row={row}
            when={row.accessTime !== null}
          />
        </>
      )}
      actionsWidth={210}
      toolbar={(selected, keep) => (
        <BulkBar chosen={caseChosen(selected)} noneChosen="请先勾选要查询的申请" onKeep={keep}>
          <BulkButton
            call={registrationReview.batchAllowQuery}
            label="发起查询"
            primary
            input={(part) => ({ regIds: idsOf(part) })}
            done="已发起查询"
          />
          <BulkButton
            call={registrationReview.handleCancelQuery}
            label="取消查询"
            input={(part) => ({ regIds: idsOf(part) })}
            done="已取消查询"
          />
        </BulkBar>
      )}
    >
      <ScopeSwitch />
    </ListScreen>
  );
}

/** What can be asked of the platform about one row now, where it is the caller's own to ask. */
function queryLinks(row: CaseRow, isOwn: boolean, today: string) {
  const { begin, again, cancel } = queryActions(row, today);
  const [of] = caseChosen([row]);
  if (!of) return [];
  return [
    <BulkLink
      key="ask"
      call={registrationReview.batchAllowQuery}
      of={of}
      when={isOwn && (begin || again)}
      label={again ? '重新查询' : '发起查询'}
      input={(part) => ({ regIds: idsOf(part) })}
      done="已发起查询"
    />,
    <BulkLink
      key="cancel"
      call={registrationReview.handleCancelQuery}
      of={of}
      when={isOwn && cancel}
      label="取消查询"
      input={(part) => ({ regIds: idsOf(part) })}
      done="已取消查询"
    />,
  ];
}
