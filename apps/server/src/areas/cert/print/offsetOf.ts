import type { PrinterOffset } from '@tqc/domain/cert';
import type { RowOf } from '../../../kit/store';

type Offsets = PrinterOffset['offsets'][number][];

/** How a printer is off, as its layout was kept. */
export function offsetOf({
  dx,
  dy,
  offsets,
}: Pick<RowOf<'printLayout'>, 'dx' | 'dy' | 'offsets'>): PrinterOffset & {
  readonly offsets: Offsets;
} {
  // The column holds what the contract let in; a list of none comes back as an empty object.
  return { dx, dy, offsets: Array.isArray(offsets) ? (offsets as Offsets) : [] };
}
