import { certLooks } from '@tqc/contract/cert';
import { certChangeType, certStatus, finalJudgement, validation } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { maskIdNo, personNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { outOfReach } from '../../../kit/failure';
import { placeOf } from '../../../kit/personal';
import { serve, type CallContext } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';
import { recordLife } from '../../../trade/applicants';
import { maskedNo, notReissued } from '../certOf';

const certs = store('cert', 'certId');
const KEPT_FOR = 10 * 60_000;
/** Of a certificate only what the function of the database chooses. */
type Found = Pick<
  RowOf<'cert'>,
  | 'certId'
  | 'name'
  | 'sex'
  | 'idNo'
  | 'idIndex'
  | 'prov'
  | 'ctId'
  | 'subjectName'
  | 'certNo'
  | 'orgName'
  | 'recognisedOn'
  | 'status'
> & { readonly conclusion: number | null; readonly validUntil: string | null };

interface Asked {
  readonly idNo?: string | undefined;
  readonly certNo?: string | undefined;
  readonly name?: string | undefined;
  readonly purpose?: string | undefined;
}

/** The numbers somebody asks the country by; none of a page that has just been opened. */
export function nationKey({ app }: Pick<CallContext, 'app'>, asked: Asked) {
  const { idNo, certNo, name, purpose } = asked;
  if (idNo === undefined && certNo === undefined) {
    if (name === undefined && purpose === undefined) return undefined;
    throw refuse('idNo', '请填写完整的证件号码或证书号码');
  }
  // Numbers of certificates are counted up: whoever asks by one knows whose it is.
  if (certNo !== undefined && name === undefined)
    throw refuse('name', '按证书号码查询时，请同时填写姓名');
  if (purpose === undefined) throw refuse('purpose', '请填写查询用途，每次查询都有记录');
  return {
    person: idNo === undefined ? null : app.personal.index('idNo', personNo(idNo)),
    number: certNo ?? null,
  };
}

interface Track {
  readonly certNo: string;
  readonly name: string;
  readonly person: string;
  readonly until: number;
}
const trackPlace = (adminId: string) => placeOf('cert', 'nation_query', adminId);

/** Opens the track of one answered row, to whoever was answered and for ten minutes. */
export function trackNo(
  { app, now, who }: Pick<CallContext, 'app' | 'now' | 'who'>,
  { certNo, name, idIndex }: Pick<Found, 'certNo' | 'name' | 'idIndex'>,
): string {
  const track: Track = {
    certNo,
    name,
    person: idIndex.toString('base64'),
    until: now.getTime() + KEPT_FOR,
  };
  return app.personal.seal(trackPlace(who.adminId), JSON.stringify(track)).toString('base64url');
}

function readTrack({ app, now, who }: Pick<CallContext, 'app' | 'now' | 'who'>, no: string): Track {
  let track: Track;
  try {
    // Nobody else could have sealed it.
    track = JSON.parse(
      app.personal.open(trackPlace(who.adminId), Buffer.from(no, 'base64url')),
    ) as Track;
  } catch {
    throw outOfReach();
  }
  if (track.until < now.getTime())
    throw new RuleError('查询结果已超过10分钟，请重新查询后再查看轨迹');
  return track;
}

interface Step {
  readonly day: string | null;
  readonly kind: 'recognised' | 'registered' | 'changed';
  readonly code: number;
  readonly orgName: string;
  readonly note: string;
}
const TITLES: Readonly<Record<Step['kind'], (code: number) => string>> = {
  recognised: (code) => `认定（证书${certStatus.label(code)}）`,
  registered: (code) => finalJudgement.label(code),
  changed: (code) => `证书${certChangeType.label(code)}`,
};

/** What nobody has checked, or what was checked and is given up. */
const UNCHECKED = {
  validation: validation.code('no'),
  checkedAt: null,
  checker: '',
  opinion: '',
  cached: false,
};
const KEPT = [
  'applicantCollege',
  'applicantDegree',
  'applicantOther',
  'applicantPth',
  'applicantStudent',
] as const;

export const certLooksRoutes = serve(certLooks, {
  querySupplementCert: async (call) => {
    const rows = await call.db
      .selectFrom('cert')
      .selectAll()
      .where('certNo', '=', call.input.certNo)
      .where('orgId', '=', call.who.orgId)
      .execute();
    const record = await Promise.all(
      rows.map(async (row) => ({
        ...row,
        idNo: maskedNo(call, row),
        whyNot: (await notReissued(call, row)) ?? null,
      })),
    );
    return { record };
  },
  queryNationCert: async (call) => {
    const key = nationKey(call, call.input);
    if (key === undefined) return { total: 0, record: [] };
    const { rows } = await sql<Found>`
      select * from nation_certs(${key.person}::bytea, ${key.number}::text)`.execute(call.db);
    const named = rows.filter(
      ({ name }) => call.input.name === undefined || name === call.input.name,
    );
    return {
      total: named.length,
      record: named.map((row) => ({
        ...row,
        idNo: maskIdNo(call.app.personal.open(placeOf('cert', 'id_no', row.certId), row.idNo)),
        queryNo: trackNo(call, row),
      })),
    };
  },
  queryNationTrack: async (call) => {
    const { certNo, name, person } = readTrack(call, call.input.queryNo);
    const { rows } = await sql<Step>`
      select day::text, kind, code, org_name, note
      from nation_track(${Buffer.from(person, 'base64')}::bytea, ${certNo}::text)`.execute(call.db);
    call.note({ obj: `certTrack/${certNo}`, subject: name });
    return {
      certNo,
      name,
      record: rows.map(({ day, kind, code, orgName, note }) => ({
        day,
        title: TITLES[kind](code),
        orgName,
        note,
      })),
    };
  },
  removeTeacherCertCache: async (call) => {
    const { db, now, who } = call;
    const cert = await certs(call).get(call.input.certId);
    const people = await db
      .selectFrom('applicant')
      .select('ssoId')
      .where('idIndex', '=', cert.idIndex)
      .execute();
    let gone = 0n;
    for (const { ssoId } of people) {
      for (const table of KEPT) {
        const { numUpdatedRows } = await db
          .updateTable(table as 'applicantCollege')
          .set((is) => ({ ...UNCHECKED, version: is('version', '+', 1) }))
          .where('ssoId', '=', ssoId)
          .where('cached', '=', true)
          .executeTakeFirstOrThrow();
        gone += numUpdatedRows;
      }
      await recordLife(
        { db, now },
        { ssoId, kind: 'ssouser', recordId: ssoId, event: '清除核验结果' },
        { adminId: who.adminId, actor: who.name, orgName: who.orgName },
      );
    }
    if (gone === 0n) throw new RuleError('持证人没有保留的核验结果，不用清除');
    call.note({ obj: `cert/${cert.certId}`, subject: cert.name });
    return null;
  },
});
