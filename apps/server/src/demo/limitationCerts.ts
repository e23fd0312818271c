import { limitStatus } from '@tqc/domain/dictionaries';
import { makeCertificateNo } from '@tqc/domain/shared';
import type { PoolClient } from 'pg';
import { placeOf } from '../kit/personal';
import type { AppParts } from '../kit/serve';
import { HOME } from './restrictions';

const FIRST = 959_000_000_000n;
const LINK = 968_500_000_000n;
const YEAR = 2019;
const ISSUED = '2019-06-18';
const LINKED = '2024-06-14T06:00:00Z';
const CHINESE = { ctId: 3, subjectId: '3001', subject: '语文' };
/** So many persons of the county one signs in to had a certificate of it. */
const HOLDERS = 3;

interface Entry {
  readonly limit_id: string;
  readonly sex: 1 | 2;
  readonly id_no: Buffer;
  readonly org_id: string;
  readonly prov: string;
  readonly short_code: string;
  readonly applicant: string;
}

/** Certificates of persons in the restriction library, linked with their entries. */
export async function fillLimitationCerts(app: AppParts, client: PoolClient): Promise<void> {
  const { rows } = await client.query<Entry>(
    `select l.limit_id::text, l.sex, l.id_no, l.org_id::text, l.prov, o.short_code, l.applicant
     from limitation l join org o using (org_id)
     where l.county = $1 and l.applicant <> '' and l.status = any ($2) order by l.limit_id limit $3`,
    [HOME, limitStatus.group.inForce, HOLDERS],
  );
  for (const [at, entry] of rows.entries()) await issueAndLink(app, client, entry, BigInt(at + 1));
}

async function issueAndLink(
  { personal }: AppParts,
  client: PoolClient,
  entry: Entry,
  at: bigint,
): Promise<void> {
  const certId = String(FIRST + at);
  const idNo = personal.open(placeOf('limitation', 'id_no', entry.limit_id), entry.id_no);
  const { rows } = await client.query<{ last: number }>(
    `insert into number_counter (series, last) values ($1, 1)
     on conflict (series) do update set last = number_counter.last + 1 returning last`,
    [`cert/${YEAR}/${entry.org_id}`],
  );
  const certNo = makeCertificateNo({
    year: YEAR,
    province: entry.prov,
    orgCode: entry.short_code,
    ctId: CHINESE.ctId,
    sex: entry.sex,
    serial: Number(rows[0]?.last),
  });
  await client.query(
    `insert into cert (cert_id, cert_no, org_id, org_name, prov, city, county, name, name_pinyin, sex, birth_date, id_no, id_index, id_ref,
       ct_id, subject_id, subject_name, issue_date, recognised_on, created_at, data_source)
     select $2::bigint, $3, org_id, org_name, prov, city, county, name, '', sex, birth_date, $4, id_index, $5, $6, $7, $8, $9::date, $9::date, $9::date, 3
     from limitation where limit_id = $1`,
    [
      entry.limit_id,
      certId,
      certNo,
      personal.seal(placeOf('cert', 'id_no', certId), idNo),
      personal.idRef(idNo),
      CHINESE.ctId,
      CHINESE.subjectId,
      CHINESE.subject,
      ISSUED,
    ],
  );
  await client.query(
    'insert into cert_key (cert_no, cert_id, city) select cert_no, cert_id, city from cert where cert_id = $1',
    [certId],
  );
  await client.query(
    `insert into limitation_cert (limit_cert_id, limit_id, cert_id, cert_no, ct_id, subject_name, org_name, recognised_on, linked_by, linked_at)
     select $1, $2, cert_id, cert_no, ct_id, subject_name, org_name, recognised_on, $4, $5 from cert where cert_id = $3`,
    [String(LINK + at), entry.limit_id, certId, entry.applicant, LINKED],
  );
}
