import { lookup } from '@tqc/contract/lookup';
import { useChoiceSearch } from '../../kit/list/useChoiceSearch';

/** A filter of class years, newest first. */
export const useClassYears = () =>
  useChoiceSearch('classYear', '届别', lookup.queryNormalBatch, {}, ({ year, name }) => ({
    value: String(year),
    label: name,
  }));
