import { certApply } from '@tqc/contract/cert';
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
