import { normalStudent } from '@tqc/contract/exemption';
import { normalDataStatus } from '@tqc/domain/dictionaries';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { useReloadTurn } from '../../../kit/list/useReload';
import { useRecord } from '../../../kit/record/useRecord';

const { figures } = normalStudent;
const LABEL = '审核状态';
const ALL = { key: 'all', label: '全部', status: undefined } as const;
const KINDS = [
  ALL,
  ...normalDataStatus.options.map(({ value, label }) => ({
    key: String(value),
    label,
    status: value,
  })),
];

/** Which state is looked at, from the address. */
export const useStudentState = () => useKindTabs(LABEL, KINDS, 'tab').kind?.status;

/** The states as tabs, each with how many rows it has. */
export function StudentTabs({ postgraduate }: { readonly postgraduate: boolean | undefined }) {
  const turn = useReloadTurn();
  const { record } = useRecord(figures, postgraduate === undefined ? {} : { postgraduate }, {
    turn,
  });
  const count = (status: number | undefined) => {
    const rows = record?.record ?? [];
    const of = status === undefined ? rows : rows.filter((one) => one.status === status);
    return record ? ` ${String(of.reduce((sum, { n }) => sum + n, 0))}` : '';
  };
  return useKindTabs(
    LABEL,
    KINDS.map((one) => ({ ...one, count: count(one.status) })),
    'tab',
  ).tabs;
}
