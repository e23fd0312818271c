import { cert, certApply } from '@tqc/contract/cert';
import { makeCertificateNo } from '@tqc/domain/shared';
import { placeOf } from '../kit/personal';
import type { TestServer } from './server';

/**
 * How calls of cases of certificates that name a file are made: each on a certificate of its own,
 * which the county has just been given.
 */
export function certNaming(server: () => TestServer, upload: () => Promise<string>) {
  const of = { by: 'county', stranger: 'otherCounty' } as const;
  const county = () => server().as('county');
  const entered = async () => ({
    certNo: await giveCert(server()),
    kind: 2,
    reason: 2,
    collected: true,
    pickup: 1,
  });
  return [
    {
      ...of,
      call: certApply.create,
      name: async (fileId: string) =>
        (await county())(certApply.create, {
          ...(await entered()),
          formFile: fileId,
          identityFile: await upload(),
        }),
    },
    {
      ...of,
      call: certApply.update,
      name: async (fileId: string) => {
        const { id } = await (
          await county()
        )(certApply.create, {
          ...(await entered()),
          formFile: await upload(),
          identityFile: await upload(),
        });
        await server().pool.query('update cert_apply set status = 8 where apply_id = $1', [id]);
        const again = { id, action: 'again' as const, formFile: fileId };
        return (await county())(certApply.update, again, { version: 1 });
      },
    },
    ...(['certificateChange', 'create', 'remove', 'deleteOrRestore', 'restoreCert'] as const).map(
      (name) => ({
        ...of,
        call: cert[name],
        name: async (fileId: string) => {
          const certId = name === 'create' ? '' : await giveCertId(server());
          if (name === 'restoreCert')
            await server().pool.query('update cert set status = 1 where cert_id = $1', [certId]);
          const input = certInput(name, certId, [fileId]);
          const versioned = name === 'create' ? {} : { version: 1 };
          return (await county())(cert[name], input as never, versioned);
        },
      }),
    ),
    {
      ...of,
      call: cert.recoveryCert,
      name: async (fileId: string) => {
        const input = { certId: await giveCertId(server()), reason: '资格丧失', file: fileId };
        return (await county())(cert.recoveryCert, input, { version: 1 });
      },
    },
  ] as const;
}

let serial = 0;

/** Lays down a certificate of an invented person that the county issued; its number. */
export async function giveCert({ app, pool }: TestServer): Promise<string> {
  serial += 1;
  const certId = String(880_000_000 + serial);
  const certNo = `2019328801300${String(serial).padStart(4, '0')}`;
  const { personal } = app;
  const idNo = '328801199003070013';
  await pool.query(
    `insert into cert (cert_id, cert_no, org_id, org_name, prov, city, county, name, sex, birth_date, id_no, id_index, id_ref, ct_id, subject_id, subject_name, issue_date, recognised_on)
     select $1::bigint, $2, org_id, org_name, prov, city, county, '演示持证人', 1, '1990-03-07', $3, $4, $5, 3, '3002', '语文', '2019-06-20', '2019-06-20'
     from org where county = '328801' and org_type = 2`,
    [
      certId,
      certNo,
      personal.seal(placeOf('cert', 'id_no', certId), idNo),
      personal.index('idNo', idNo),
      personal.idRef(idNo),
    ],
  );
  await pool.query('insert into cert_key (cert_no, cert_id, city) values ($1, $2, $3)', [
    certNo,
    certId,
    '3288',
  ]);
  return certNo;
}

/** The same, as its key. */
export async function giveCertId(server: TestServer): Promise<string> {
  const { rows } = await server.pool.query<{ id: string }>(
    'select cert_id::text as id from cert where cert_no = $1',
    [await giveCert(server)],
  );
  return rows[0]?.id ?? '';
}

/** What is entered for a change of a certificate, by the name of its call. */
export function certInput(
  name: 'certificateChange' | 'create' | 'remove' | 'deleteOrRestore' | 'restoreCert',
  certId: string,
  files: readonly string[],
): Record<string, unknown> {
  serial += 1;
  const base = { explanation: '凭档案更正', files };
  const passport = { idType: 9, idNo: `AB${String(100_000 + serial)}` };
  const removal = { reason: 'annul', paperNo: '演教〔2024〕8号', effectiveOn: '2024-06-18' };
  switch (name) {
    case 'certificateChange':
      return { ...base, ...passport, certId, basis: 3, name: `演示更名人${serial}` };
    case 'restoreCert':
      return { ...base, certId };
    case 'remove':
      return { ...base, ...removal, certId };
    case 'deleteOrRestore':
      return { ...base, ...removal, certId, kind: 'delete' };
    case 'create':
      return {
        ...base,
        ...passport,
        name: '演示补录人',
        sex: 1,
        birthDate: '1985-04-11',
        nation: '01',
        ctId: 3,
        subjectId: '3002',
        certNo: makeCertificateNo({
          year: 2010,
          province: '32',
          orgCode: '801',
          ctId: 3,
          sex: 1,
          serial: 800_000 + serial,
        }),
        recognisedOn: '2010-06-18',
        educationLevel: 3,
        graduateSchool: '澄岚师范大学',
      };
  }
}
