import { exchange } from '@tqc/contract/register';
import type { SearchField } from '@tqc/ui/SearchForm';
import { useChoiceSearch } from '../../../kit/list/useChoiceSearch';

/** The time slots whose cases are heard. */
export const useSlotSearch = (): SearchField =>
  useChoiceSearch('obtId', '认定时间段', exchange.obt, {}, ({ id, name }) => ({
    value: id,
    label: name,
  }));
