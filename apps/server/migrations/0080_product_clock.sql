-- A demonstration plays another day than the database's. What a column says of itself when nobody says it is told by the clock of the
-- product: that of the database, set back by as much as the demonstration is.
create function product_clock() returns timestamptz language sql stable security definer set search_path = public, pg_temp as $$
  select now() - coalesce((select (value ->> 'shift')::bigint from installation where key = 'demo'), 0) * interval '1 millisecond'
$$;
alter table admin alter column created_at set default product_clock(), alter column password_at set default product_clock();
alter table cert alter column created_at set default product_clock();
alter table job alter column created_at set default product_clock();
alter table limitation alter column created_at set default product_clock();
alter table org alter column created_at set default product_clock();
alter table org_plan alter column created_at set default product_clock();
alter table plan_arrangement alter column created_at set default product_clock();
alter table plan_batch alter column created_at set default product_clock();
alter table plan_change alter column created_at set default product_clock();
alter table plan_slot alter column created_at set default product_clock();
alter table province_plan alter column created_at set default product_clock();
alter table saved_view alter column created_at set default product_clock();
alter table sms_log alter column create_time set default product_clock();
alter table technical_job alter column updated_at set default product_clock();
alter table usb_key alter column created_at set default product_clock();
