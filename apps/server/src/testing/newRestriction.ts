import { idNoCheck } from '@tqc/domain/shared';
import { placeOf } from '../kit/personal';
import type { TestServer } from './server';

/** What is entered of a revocation, but for its documents; each `n` is another person. */
export function newRestriction(n: number) {
  const first17 = `32880119900307${String(n % 1000).padStart(3, '0')}`;
  return {
    name: '演示受限人',
    idType: 1,
    idNo: first17 + idNoCheck(first17),
    personKind: 1,
    limitType: 2,
    laws: ['L3'],
    cause: '以虚假材料骗取教师资格',
    documentKind: 2,
    documentNo: `演教撤字〔2024〕${n}号`,
    authority: '云汀市教育局',
    decidedOn: '2024-06-03',
    effectiveOn: '2024-06-10',
    surrender: 1,
  };
}

/** Lays down a certificate of the person of an entry. */
export async function giveCertTo(
  { app, pool }: TestServer,
  limitId: string,
  certId: string,
): Promise<void> {
  const { rows } = await pool.query<{ id_no: Buffer }>(
    'select id_no from limitation where limit_id = $1',
    [limitId],
  );
  const sealed = rows[0]?.id_no;
  if (!sealed) throw new Error('no such entry');
  const { personal } = app;
  const idNo = personal.open(placeOf('limitation', 'id_no', limitId), sealed);
  await pool.query(
    `insert into cert (cert_id, cert_no, org_id, org_name, prov, city, county, name, id_no, id_index, id_ref, ct_id, subject_id, subject_name, issue_date, recognised_on)
     select $2::bigint, $3, org_id, org_name, prov, city, county, name, $4, id_index, $5, 3, '3002', '语文', '2020-06-20', '2020-06-20'
     from limitation where limit_id = $1`,
    [
      limitId,
      certId,
      `20203288013${certId.slice(-6).padStart(6, '0')}`,
      personal.seal(placeOf('cert', 'id_no', certId), idNo),
      personal.idRef(idNo),
    ],
  );
}
