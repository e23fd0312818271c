-- Whether a unified social credit code holds: its own check character (GB 32100) and that of the organisation code within it (GB 11714).
-- The program judges by the same rule (domain/shared/creditCode); here it finds the wrong ones among all.
create function credit_code_holds(code text) returns boolean language sql immutable strict parallel safe set search_path = public, pg_temp as $$
  select code ~ '^[0-9A-HJ-NP-RTUWXY]{18}$'
    and substr(code, 18, 1) = substr('0123456789ABCDEFGHJKLMNPQRTUWXY', (31 - (select sum(w * (position(substr(code, at::int, 1) in '0123456789ABCDEFGHJKLMNPQRTUWXY') - 1))
      from unnest('{1,3,9,27,19,26,16,17,20,29,25,13,8,24,10,30,28}'::int[]) with ordinality as weights (w, at)) % 31)::int % 31 + 1, 1)
    and substr(code, 17, 1) = substr('0X987654321', (select sum(w * (position(substr(code, 8 + at::int, 1) in '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') - 1))
      from unnest('{3,7,9,10,5,8,4,2}'::int[]) with ordinality as weights (w, at))::int % 11 + 1, 1)
$$;
create index org_credit_code on org (credit_code) where credit_code <> '';
