import { HistoryTemp, historyValid } from '@tqc/contract/cert';
import { FieldSections } from '../../../kit/record/FieldSections';
import { ViewButton } from '../../../kit/record/ViewButton';

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
      <FieldSections schema={HistoryTemp} record={record} sections={{ 历史数据: TEMP_FACTS }} />
    )}
  </ViewButton>
);
