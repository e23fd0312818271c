import { nation } from '@tqc/contract/register';
import { refuse } from '@tqc/domain/kit';
import { maskIdNo, personNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { placeOf } from '../../kit/personal';
import { serve } from '../../kit/serve';

/** An application as the function of the database chooses it. */
interface Found {
  readonly regId: string;
  readonly name: string;
  readonly sex: number;
  readonly idNo: Buffer;
  readonly ctId: number;
  readonly subjectName: string;
  readonly orgName: string;
  readonly prov: string;
  readonly cbName: string;
  readonly status: number;
  readonly certNo: string | null;
  readonly recognisedOn: string | null;
  readonly dataSource: number;
}

export const nationRoutes = serve(nation, {
  queryNation: async ({ app, db, input }) => {
    const { certNo, idNo, name, purpose } = input;
    if (idNo === undefined && certNo === undefined) {
      // Nothing was asked yet: the page has just been opened.
      if (name === undefined && purpose === undefined) return { total: 0, record: [] };
      throw refuse('idNo', '请填写完整的证件号码或证书号码');
    }
    // Numbers of certificates are counted up: whoever asks by one knows whose it is.
    if (certNo !== undefined && name === undefined)
      throw refuse('name', '按证书号码查询时，请同时填写姓名');
    if (purpose === undefined) throw refuse('purpose', '请填写查询用途，每次查询都有记录');
    const person = idNo === undefined ? null : app.personal.index('idNo', personNo(idNo));
    const { rows } =
      await sql<Found>`select * from nation_registrations(${person}::bytea, ${certNo ?? null}::text)`.execute(
        db,
      );
    const found = rows.filter((row) => name === undefined || row.name === name);
    return {
      total: found.length,
      record: found.map((row) => ({
        ...row,
        idNo: maskIdNo(app.personal.open(placeOf('registration', 'id_no', row.regId), row.idNo)),
      })),
    };
  },
});
