import { maskIdNo } from '@tqc/domain/shared';
import { placeOf } from '../../kit/personal';
import type { CallContext } from '../../kit/serve';
import type { Restriction } from '../../trade/restrictions';

type App = Pick<CallContext['app'], 'personal'>;

/** The number of the person of an entry, in full. */
export function numberOf({ personal }: App, { limitId, idNo }: Restriction): string {
  return personal.open(placeOf('limitation', 'id_no', limitId), idNo);
}

/** The same as it is shown. */
export const masked = (app: App, row: Restriction): string => maskIdNo(numberOf(app, row));
