-- A fifth of a large table is too much to wait for: those that change all day are cleared at a fiftieth, those that are filled and
-- emptied all the time after some thousand rows. Partitions are set one by one; their parent takes no settings.
do $$
declare one record;
begin
  for one in
    select c.oid::regclass as part, s.settings
    from (values
      ('registration', 'autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02'),
      ('registration_total', 'autovacuum_vacuum_scale_factor = 0.02'),
      ('agg_roll', 'autovacuum_vacuum_scale_factor = 0.02'),
      ('agg_total', 'autovacuum_vacuum_scale_factor = 0.02'),
      ('session', 'autovacuum_vacuum_scale_factor = 0.02'),
      ('idempotency', 'autovacuum_vacuum_scale_factor = 0.02'),
      ('agg_delta', 'autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000'),
      ('audit_inbox', 'autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000')) s (name, settings),
      lateral (select relid as oid from pg_partition_tree(s.name::regclass) where isleaf
        union select s.name::regclass where not exists (select from pg_partition_tree(s.name::regclass))) c
  loop
    execute format('alter table %s set (%s)', one.part, one.settings);
  end loop;
end $$;
