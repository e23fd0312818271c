import type { SearchField } from '@tqc/ui/SearchForm';

/** How near the end of the statutory time is. */
export const dueSearch: SearchField = {
  name: 'daysLeft',
  label: '剩余工作日',
  kind: 'dict',
  options: [
    { value: '5', label: '5个工作日以内' },
    { value: '10', label: '10个工作日以内' },
    { value: 'over', label: '已超期' },
  ],
};

export const ageSearch: SearchField = { name: 'age', label: '年龄', kind: 'numberRange' };

/** A filter by the days between which something happened. */
export const timeSearch = (name: 'apply' | 'confirm' | 'approve', label: string): SearchField => ({
  name: `${name}Time`,
  label,
  kind: 'dateRange',
});
