import { provinceBatch } from '@tqc/contract/enroll';
import type { SearchField } from '@tqc/ui/SearchForm';
import { useChoiceSearch } from '../../../kit/list/useChoiceSearch';
import { recordSearch } from './recordSearch';

const { queryCertBatch } = provinceBatch;

/** What lists of kept registrations show. */
export const dataColumns = [
  'archiveNo',
  'name',
  'firstReview',
  'recheck',
  'finalJudgement',
  'sex',
  'idNo',
  'certNo',
  'ctId',
  'orgName',
  'pointName',
  'workUnit',
  'teachGrade',
  'registrationType',
  'registered',
  'validUntil',
  'recordStatus',
] as const;

const ageSearch: SearchField = { name: 'age', label: '年龄', kind: 'numberRange' };
const validSearch: SearchField = { name: 'validUntil', label: '有效期止', kind: 'dateRange' };

/** What they are asked for: the person, the school, the stages, and whose plan it is. */
export function useDataSearch() {
  const batch = useChoiceSearch('cbId', '注册批次', queryCertBatch, {}, ({ cbId, cbName }) => ({
    value: cbId,
    label: cbName,
  }));
  return [
    ...recordSearch,
    'area',
    'orgName',
    'pointName',
    'firstReview',
    'recheck',
    'finalJudgement',
    'recordStatus',
    'registered',
    'nation',
    batch,
    ageSearch,
    validSearch,
  ] as const;
}
