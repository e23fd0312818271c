import { exchange } from '@tqc/contract/register';
import type { SearchField } from '@tqc/ui/SearchForm';
import { useChoiceSearch } from '../../../kit/list/useChoiceSearch';

/** The organisations that have something to be heard. */
export const useOrgSearch = (): SearchField =>
  useChoiceSearch('orgId', '认定机构', exchange.orgId, {}, ({ id, name }) => ({
    value: id,
    label: name,
  }));
