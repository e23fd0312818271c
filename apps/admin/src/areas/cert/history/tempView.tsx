import { HistoryTemp, historyValid } from '@tqc/contract/cert';
import { ViewButton } from '../../../kit/record/ViewButton';
import { RecordFacts } from './RecordFacts';

const { viewHistoryTemp } = historyValid;

/** What is shown of a row of an old collection. */
const TEMP_FACTS = [
  'name',
  'status',
  'sex',
  'birthDate',
  'nation',
  'idNo',
  'certNo',
  'ctId',
  'subjectName',
  'issuer',
  'recognisedOn',
  'educationLevel',
  'graduateSchool',
  'prov',
  'paperArchiveNo',
  'reason',
  'dataSource',
  'importNo',
  'handlerOrg',
  'handler',
  'handledAt',
  'opinion',
] as const;

/** To look at such a row. */
export const tempView = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <ViewButton call={viewHistoryTemp} input={{ id }} title={`${name}的非正式历史`}>
    {(record) => (
      <RecordFacts title="历史数据" shape={HistoryTemp.shape} names={TEMP_FACTS} record={record} />
    )}
  </ViewButton>
);
