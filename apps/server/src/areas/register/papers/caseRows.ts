import { certType, sex } from '@tqc/domain/dictionaries';
import { chinaDay, maskIdNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure } from '../../../kit/failure';
import { placeOf } from '../../../kit/personal';
import type { CallContext } from '../../../kit/serve';
import { orgNames, requireUndeleted, type RegistrationRecord } from '../../../trade/registration';

/** An application in the words of a paper. */
export interface PaperCase {
  readonly row: RegistrationRecord;
  readonly idNo: string;
  readonly sex: string;
  readonly ctName: string;
  readonly orgName: string;
  readonly certNo: string;
  readonly blankNo: string;
}

type Reading = Pick<CallContext, 'db' | 'app'>;

/** Applications in the order of their archive numbers; one that is not in reach refuses all. */
export async function caseRows(call: Reading, regIds: readonly string[]): Promise<PaperCase[]> {
  const { db, app } = call;
  const wanted = [...new Set(regIds)];
  const { rows } = await sql<RegistrationRecord & { blankNo: string | null }>`
    select r.*, (select b.serial from cert c join blank_no b on b.cert_id = c.cert_id and b.state = 1
      where c.reg_id = r.reg_id and c.city = r.city limit 1) as "blankNo"
    from registration r where r.reg_id in (${sql.join(wanted)}) order by r.archive_no, r.reg_id`.execute(
    db,
  );
  if (rows.length < wanted.length) throw new ApiFailure(403);
  for (const row of rows) requireUndeleted(row);
  const nameOf = await orgNames(
    call,
    rows.map(({ orgId }) => orgId),
  );
  return rows.map(({ blankNo, ...row }) => ({
    row,
    // As on the screen: a paper in somebody's hand is no reason to know more.
    idNo: maskIdNo(app.personal.open(placeOf('registration', 'id_no', row.regId), row.idNo)),
    sex: sex.label(row.sex),
    ctName: certType.label(row.ctId),
    orgName: nameOf(row.orgId),
    certNo: row.certNo ?? '',
    blankNo: blankNo ?? '',
  }));
}

/** A day as a paper writes it. */
export function dayOf(at: string | Date | null): string {
  if (at === null) return '';
  const [year, month, day] = chinaDay(new Date(at)).split('-').map(Number);
  return `${year}年${month}月${day}日`;
}
