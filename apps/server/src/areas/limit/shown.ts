import { maskIdNo } from '@tqc/domain/shared';
import { placeOf } from '../../kit/personal';
import type { CallContext } from '../../kit/serve';
import { lifeOf } from '../../trade/cases';
import { RESTRICTION, type Restriction } from './restrictions';

type Seen = Pick<CallContext, 'app' | 'db' | 'who'>;

/** An entry as the lists show it. */
export function shown({ app, who }: Pick<Seen, 'app' | 'who'>, row: Restriction) {
  return { ...row, idNo: maskIdNo(numberOf(app, row)), own: row.orgId === who.orgId };
}

/** The number of the person of an entry, in full. */
export function numberOf({ personal }: Seen['app'], { limitId, idNo }: Restriction): string {
  return personal.open(placeOf('limitation', 'id_no', limitId), idNo);
}

/** An entry with its documents and what happened to it. */
export async function detailed(call: Seen, row: Restriction) {
  const [files, steps] = await Promise.all([
    call.db
      .selectFrom('limitationFile')
      .select(['part', 'fileId'])
      .where('limitId', '=', row.limitId)
      .orderBy('seq')
      .execute(),
    lifeOf(call.db, RESTRICTION, row.limitId),
  ]);
  const of = (part: string) => files.filter((one) => one.part === part).map((one) => one.fileId);
  return { ...shown(call, row), files: of('decision'), releaseFiles: of('release'), steps };
}
