import type pg from 'pg';
import { createPersonal, placeOf } from '../../../apps/server/src/kit/personal';
import { loadKeyRing } from '../../../apps/server/src/kit/secrets';
import { join } from 'node:path';

const AT_ONCE = 5000;

interface Model {
  readonly reg_id: string;
  readonly id_no: Buffer;
  readonly mobile: Buffer;
}

/**
 * Applications of a province copied under new numbers until it has so many, each with its own
 * sealed numbers, so that every copy is read like the others; with their sums.
 */
export async function manyRows(
  { pool, data }: { readonly pool: pg.Pool; readonly data: string },
  prov: string,
  wanted: number,
): Promise<void> {
  const personal = createPersonal(loadKeyRing(join(data, 'keys.json')));
  const { rows: models } = await pool.query<Model>(
    'select reg_id::text, id_no, mobile from registration where prov = $1 order by reg_id',
    [prov],
  );
  const opened = models.map(({ reg_id: id, id_no: idNo, mobile }) => ({
    id,
    idNo: personal.open(placeOf('registration', 'id_no', id), idNo),
    mobile: personal.open(placeOf('registration', 'mobile', id), mobile),
  }));
  const last = models.at(-1)?.reg_id ?? '0';
  const client = await pool.connect();
  try {
    // Nobody hears of a copy: no push, no figure of the wall, no word of the plan.
    await client.query('set session_replication_role = replica; set synchronous_commit = off');
    for (let made = 0; made < wanted - models.length; made += AT_ONCE) {
      const n = Math.min(AT_ONCE, wanted - models.length - made);
      const copies = Array.from({ length: n }, (_, at) => {
        const of = opened[(made + at) % opened.length] ?? { id: '', idNo: '', mobile: '' };
        const id = String(BigInt(last) + BigInt(made + at + 1));
        return {
          of: of.id,
          id,
          idNo: personal.seal(placeOf('registration', 'id_no', id), of.idNo),
          mobile: personal.seal(placeOf('registration', 'mobile', id), of.mobile),
          serial: made + at,
        };
      });
      await client.query(
        `insert into registration select copy.* from unnest($1::bigint[], $2::bigint[], $3::bytea[], $4::bytea[], $5::int[])
           as c (model, id, id_no, mobile, n) join registration r on r.reg_id = c.model,
           jsonb_populate_record(r, jsonb_build_object('reg_id', c.id, 'channel_no', 'X-' || c.n, 'id_no', c.id_no, 'mobile', c.mobile,
             'id_index', '\\x' || lpad(to_hex(c.n), 64, '0'), 'id_ref', 'X-' || c.n, 'archive_no', case when r.archive_no is not null then 'X' || c.n end,
             'accept_no', case when r.accept_no is not null then 'X' || c.n end, 'cert_no', case when r.cert_no is not null then 'X' || c.n end)) copy`,
        [
          copies.map(({ of }) => of),
          copies.map(({ id }) => id),
          copies.map(({ idNo }) => idNo),
          copies.map(({ mobile }) => mobile),
          copies.map(({ serial }) => serial),
        ],
      );
    }
    await client.query(
      `delete from registration_total;
       insert into registration_total (prov, city, county, point, ob_id, status, record_status, ct_id, n)
         select prov, city, county, point, ob_id, status, record_status, ct_id, count(*) from registration group by 1, 2, 3, 4, 5, 6, 7, 8`,
    );
    await client.query('vacuum analyze registration');
  } finally {
    client.release(true);
  }
}
