-- Stocks over all days: most figures of the wall ask for no day, and must not add up years of them.
create table agg_total (
  level smallint not null,
  code text not null collate "C", up text not null collate "C",
  fact text not null collate "C", batch bigint not null, k smallint not null, ct smallint not null,
  n bigint not null,
  primary key (level, code, fact, k, ct, batch)
  -- Room in each page, so that a changed figure stays in its page and no index is touched.
) with (fillfactor = 80);
create index agg_total_up on agg_total (up, level, fact);
revoke insert, update, delete on agg_total from tqc_app;
-- Who may read what is the same as for the figures by day.
alter table agg_total enable row level security;
alter table agg_total force row level security;
create policy own on agg_total to tqc_l1, tqc_l2, tqc_l3, tqc_l4 using (code = (select my_code()) or up = (select my_code()));
create policy l5 on agg_total to tqc_l5, tqc_system, current_user using (true);

insert into agg_total (level, code, up, fact, batch, k, ct, n)
  select level, code, max(up), fact, batch, k, ct, sum(n) from agg_roll group by level, code, fact, batch, k, ct;
