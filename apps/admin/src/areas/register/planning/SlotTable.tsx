import type { OutputOf } from '@tqc/contract/kit';
import { OrgBatchTime, type orgBatch } from '@tqc/contract/register';
import type { ReactNode } from 'react';
import { SlotTable as Table } from '../../../trade/planning/SlotTable';

type Slot = OutputOf<typeof orgBatch.get>['times'][number];
const names = [
  'validBeginDateStr',
  'validEndDateStr',
  'confirmBegin',
  'confirmEnd',
  'dayLimit',
  'ctIds',
  'arrangements',
  'dayCapacity',
  'applied',
  'confirmed',
] as const;

interface SlotTableProps {
  readonly times: readonly Slot[];
  readonly actions?: (slot: Slot) => ReactNode;
}

/** The time slots of a plan of recognition. */
export function SlotTable({ times, actions }: SlotTableProps) {
  return <Table times={times} shape={OrgBatchTime.shape} names={names} actions={actions} />;
}
