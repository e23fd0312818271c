import type { PoolClient } from 'pg';

const BATCH = '900000000101';
const SPECIAL = '900000000102';
const LAST_YEAR = '900000000103';

/** Batches of periodic registration: the running season, a special one, and the one before. */
export async function fillEnrollPlans(client: PoolClient): Promise<void> {
  await client.query(
    `insert into plan_batch (cb_id, track, cb_name, year, half, audience, ct_ids, begin_date, filing_end, first_review_end, recheck_end, end_date, expected, status, created_at, notice, creator)
     select id, 'enroll', name, year, kind, '{}', '{1,2,3,4,5,6}', b::date, f::date, fr::date, rc::date, e::date, expected, status, at::timestamptz, notice, '国家中心演示员'
     from (values
       ($1::bigint, '2024年中小学教师资格定期注册', 2024, 2, '2024-05-06', '2024-07-12', '2024-08-30', '2024-10-11', '2024-11-29', 1860000, 1, '2024-03-04T02:00:00Z', '注册结论有效期五年；逾期不注册的不得继续从教。'),
       ($2::bigint, '2024年新任教师首次注册', 2024, 1, '2024-09-02', '2024-09-30', '2024-10-25', '2024-11-15', '2024-12-13', null, 1, '2024-06-12T02:00:00Z', '面向2023年秋季入职、试用期考核合格的教师。'),
       ($3::bigint, '2023年中小学教师资格定期注册', 2023, 3, '2023-05-08', '2023-07-14', '2023-08-31', '2023-10-13', '2023-11-30', 1790000, 2, '2023-03-06T02:00:00Z', '')
     ) v (id, name, year, kind, b, f, fr, rc, e, expected, status, at, notice)`,
    [BATCH, SPECIAL, LAST_YEAR],
  );
}
