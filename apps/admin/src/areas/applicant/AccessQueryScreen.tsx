import { AccessQuery, ssouserAccessquery } from '@tqc/contract/applicant';
import type { OutputOf, Row } from '@tqc/contract/kit';
import { accessQuery, registrationReview } from '@tqc/contract/register';
import { accessQueryResult } from '@tqc/domain/dictionaries';
import { queryActions } from '@tqc/domain/register';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { Timeline } from '@tqc/ui/Timeline';
import type { ReactNode } from 'react';
import { BulkBar, BulkButton } from '../../kit/form/BulkButton';
import { AskButton, FormButton } from '../../kit/form/buttons';
import { ListScreen } from '../../kit/list/ListScreen';
import { useKindTabs } from '../../kit/list/useKindTabs';
import { FieldSections } from '../../kit/record/FieldSections';
import { momentText, todayText } from '../../kit/record/momentText';
import { ViewButton } from '../../kit/record/ViewButton';
import { transport } from '../../kit/session/session';
import { ACCESS_QUERY } from './facts';
import { QueryBatchesScreen } from './QueryBatchesScreen';

const { get, list, removeCache } = ssouserAccessquery;
const { fuyi, sendData } = accessQuery;
const { handleCancelQuery } = registrationReview;
type Query = Row<typeof list>;

const FACTS = [
  'name',
  'idNo',
  'regId',
  'orgName',
  'batchNo',
  'way',
  'operator',
  'sentAt',
  'answeredAt',
  'result',
  'validUntil',
  'reconsideration',
] as const;

/** 准入查询信息 */
export function AccessQueryScreen() {
  const { kind, tabs } = useKindTabs('内容', [
    { key: 'queries', label: '查询记录' },
    { key: 'batches', label: '查询批次' },
  ]);
  return kind?.key === 'batches' ? <QueryBatchesScreen tabs={tabs} /> : <Queries tabs={tabs} />;
}

function Queries({ tabs }: { readonly tabs: ReactNode }) {
  return (
    <ListScreen
      note="每一次查询都有记录。结果正常的九十天内有效；有记录的不能认定，有异议的申请复议。"
      list={list}
      selectable
      sorts={['sentAt']}
      search={[
        'name',
        'idNo',
        'regId',
        'batchNo',
        'area',
        'orgName',
        'result',
        { name: 'sentAt', label: '发起时间', kind: 'dateRange' },
        'reconsideration',
      ]}
      columns={['name', 'result', 'idNo', ...ACCESS_QUERY]}
      actionsWidth={230}
      toolbar={(selected, keep) => (
        <BulkBar chosen={selected.map(chosen)} noneChosen="请先勾选要查询的人员" onKeep={keep}>
          <BulkButton
            call={sendData}
            label="批量发起"
            primary
            input={(part) => ({ regIds: part.map(({ id }) => id) })}
            done="已发起查询"
          />
          <BulkButton
            call={handleCancelQuery}
            label="批量取消"
            input={(part) => ({ regIds: part.map(({ id }) => id).join(',') })}
            done="已取消查询"
          />
        </BulkBar>
      )}
      rowActions={actionsOf}
    >
      {tabs}
    </ListScreen>
  );
}

const chosen = ({ regId, name, version }: Query) => ({ id: regId, name, version });

/** To look, to ask again, to object, and for the centre to forget an answer. */
function actionsOf(row: Query) {
  const { idRef, latest, name, own, queryId, regId, ssoId, version } = row;
  const today = todayText(transport.now());
  const may = queryActions({ accessResult: row.accessResult, accessTime: row.answeredAt }, today);
  const mine = own && latest;
  return (
    <>
      <ViewButton call={get} input={{ id: queryId }} label="查看结果" title={`${name}的准入查询`}>
        {(record) => <QueryFacts record={record} />}
      </ViewButton>
      <AskButton
        call={sendData}
        label="重新查询"
        link
        input={{ regIds: [regId] }}
        when={mine && (may.begin || may.again)}
      />
      <AskButton
        call={handleCancelQuery}
        label="取消查询"
        link
        input={{ regIds: regId }}
        question={`取消${name}的准入查询吗？还没有返回的结果不再等，可以重新查询。`}
        when={mine && may.cancel}
      />
      <FormButton
        call={fuyi}
        label="申请复议"
        link
        when={mine && may.reconsider}
        fields={['reason', 'fileId']}
        row={{ version }}
        input={{ regId }}
        intro="申请人对查询结果有异议时，写明理由并附证明材料，平台重新查询。"
      />
      <AskButton
        call={removeCache}
        label="清除结果"
        link
        danger
        input={{ ssoId: ssoId ?? '', idRef }}
        question={`清除${name}保留的查询结果吗？未办结的申请要重新查询后才能审批。`}
        when={ssoId !== null && row.validUntil !== null && row.validUntil >= today}
      />
    </>
  );
}

function QueryFacts({ record }: { readonly record: OutputOf<typeof get> }) {
  return (
    <>
      <FieldSections schema={AccessQuery} record={record} sections={{ 本次查询: FACTS }} />
      <SectionHeader title="历史结果">
        {record.others.length === 0 ? (
          '没有其他查询'
        ) : (
          <Timeline
            ariaLabel="历史结果"
            items={record.others.map(({ queryId, sentAt, way, result, batchNo }) => ({
              key: queryId,
              title: accessQueryResult.label(result),
              time: momentText(sentAt),
              actor: [way, batchNo].filter(Boolean).join(' '),
            }))}
          />
        )}
      </SectionHeader>
    </>
  );
}
