import type { PoolClient } from 'pg';

const FIRST = 969_000_000_000n;
/** A run takes so many applications at once, as a clerk would choose them. */
const AT_ONCE = 100;

/** The runs in which the numbers of certificates were made, from the certificates themselves. */
export async function fillNumberRuns(client: PoolClient): Promise<void> {
  await client.query(
    `insert into cert_assign (id, org_id, prov, city, county, recognised_on, issue_date, order_by, first_no, last_no, n, reg_ids, operator, created_at)
     select $1::bigint + row_number() over (order by r.org_id, r.run), r.org_id, o.prov, o.city, o.county, r.recognised_on, r.issue_date, 'archiveNo',
       r.numbers[1], r.numbers[r.n], r.n, r.reg_ids, coalesce(a.name, ''), r.made
     from (
       select org_id, recognised_on, issue_date, (at - 1) / $2::int as run, count(*)::int as n, max(created_at) as made,
         array_agg(cert_no order by at) as numbers, array_agg(reg_id order by at) as reg_ids
       from (
         select *, row_number() over (partition by org_id, recognised_on, issue_date order by substr(cert_no, 12)) as at
         from cert where reg_id is not null) numbered
       group by 1, 2, 3, 4) r
     join org o on o.org_id = r.org_id
     left join lateral (select name from admin where org_id = r.org_id order by admin_id limit 1) a on true`,
    [FIRST, AT_ONCE],
  );
}
