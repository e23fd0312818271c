import { accessQuery } from '@tqc/contract/register';
import { accessQueryResult } from '@tqc/domain/dictionaries';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import type { ReactNode } from 'react';
import { ListScreen } from '../../kit/list/ListScreen';
import { momentText } from '../../kit/record/momentText';
import { ViewButton } from '../../kit/record/ViewButton';

const { zzData, zzStatus } = accessQuery;

/** 查询批次: what went to the platform together, and what came back. */
export function QueryBatchesScreen({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      title="查询批次"
      note="一起发起的查询是一个批次。"
      list={zzStatus}
      sorts={['sentAt']}
      search={['batchNo', { name: 'sentAt', label: '发起时间', kind: 'dateRange' }]}
      columns={[
        'batchNo',
        'sentAt',
        'operator',
        'total',
        'asked',
        'normal',
        'abnormal',
        'cancelled',
      ]}
      rowActions={({ batchNo }) => (
        <ViewButton
          call={zzData}
          input={{ batchNo }}
          label="查看结果"
          title={`批次${batchNo}的结果`}
        >
          {({ record }) => (
            <DescriptionList
              columns={1}
              items={record.map(({ name, idNo, result, answeredAt }) => ({
                label: name,
                value: [
                  idNo,
                  accessQueryResult.label(result),
                  answeredAt === null ? '' : momentText(answeredAt),
                ]
                  .filter(Boolean)
                  .join(' · '),
              }))}
            />
          )}
        </ViewButton>
      )}
    >
      {tabs}
    </ListScreen>
  );
}
