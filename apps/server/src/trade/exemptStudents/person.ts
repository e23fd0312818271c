import { maskIdNo, maskMobile, normalMobile, personNo, isMobile } from '@tqc/domain/shared';
import { refuse } from '@tqc/domain/kit';
import { placeOf } from '../../kit/personal';
import { asSystem } from '../../kit/scope';
import type { CallContext } from '../../kit/serve';

type Doing = Pick<CallContext, 'app' | 'db'>;

/** The columns of a number, sealed for its row, with the account and the places it brings. */
export async function personColumns(
  { app, db }: Doing,
  studentId: string,
  prov: string,
  given: string,
) {
  const idNo = personNo(given);
  const idIndex = app.personal.index('idNo', idNo);
  // Accounts are no business of a university: only the link is.
  const person = await asSystem(db, () =>
    db
      .selectFrom('applicant')
      .select(['ssoId', 'places'])
      .where('idIndex', '=', idIndex)
      .orderBy('ssoId')
      .executeTakeFirst(),
  );
  return {
    idNo: app.personal.seal(placeOf('exempt_student', 'id_no', studentId), idNo),
    idIndex,
    idRef: app.personal.idRef(idNo),
    idShown: maskIdNo(idNo),
    ssoId: person?.ssoId ?? null,
    places: [...new Set([prov, ...(person?.places ?? [])])],
  };
}

/** The columns of a mobile number, sealed for its row. */
export function mobileColumns({ app }: Pick<Doing, 'app'>, studentId: string, given: string) {
  const mobile = normalMobile(given);
  if (!isMobile(mobile)) throw refuse('mobile', '手机号码输入有误');
  return {
    mobile: app.personal.seal(placeOf('exempt_student', 'mobile', studentId), mobile),
    mobileShown: maskMobile(mobile),
  };
}

/** The number of a person of a row, for who works on it. */
export const openIdNo = (
  { app }: Pick<Doing, 'app'>,
  row: { readonly studentId: string; readonly idNo: Buffer },
): string => app.personal.open(placeOf('exempt_student', 'id_no', row.studentId), row.idNo);
