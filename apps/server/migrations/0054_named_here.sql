-- A search by name asks within the caller's place (docs/decisions/D-010): how often a name occurs elsewhere costs a county nothing. The
-- role of the call says which column is compared, as the policies do; whoever has none finds nothing. Planned anew each time, because a
-- rare and a common name want different plans.
create or replace function registration_named(grams text[], part text) returns setof bigint language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan rows 200 as $$
declare
  level text := current_setting('role', true);
  mine text := my_code(); in_prov text := my_prov(); in_city text := my_city(); in_county text := my_county();
begin
  if level = 'tqc_l1' then
    return query select reg_id from registration where prov = in_prov and city = in_city and county = in_county and point = mine and cn_grams(name) @> grams and position(part in name) > 0;
  elsif level = 'tqc_l2' then
    return query select reg_id from registration where prov = in_prov and city = in_city and county = mine and cn_grams(name) @> grams and position(part in name) > 0;
  elsif level = 'tqc_l3' then
    return query select reg_id from registration where prov = in_prov and city = mine and cn_grams(name) @> grams and position(part in name) > 0;
  elsif level = 'tqc_l4' then
    return query select reg_id from registration where prov = mine and cn_grams(name) @> grams and position(part in name) > 0;
  elsif level in ('tqc_l5', 'tqc_system') then
    return query select reg_id from registration where cn_grams(name) @> grams and position(part in name) > 0;
  end if;
end $$;
create or replace function cert_named(grams text[], part text) returns setof bigint language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan rows 200 as $$
declare
  level text := current_setting('role', true);
  mine text := my_code(); in_prov text := my_prov(); in_city text := my_city(); in_county text := my_county();
begin
  if level = 'tqc_l1' then
    return query select cert_id from cert where prov = in_prov and city = in_city and county = in_county and point = mine and cn_grams(name) @> grams and position(part in name) > 0;
  elsif level = 'tqc_l2' then
    return query select cert_id from cert where prov = in_prov and city = in_city and county = mine and cn_grams(name) @> grams and position(part in name) > 0;
  elsif level = 'tqc_l3' then
    return query select cert_id from cert where prov = in_prov and city = mine and cn_grams(name) @> grams and position(part in name) > 0;
  elsif level = 'tqc_l4' then
    return query select cert_id from cert where prov = mine and cn_grams(name) @> grams and position(part in name) > 0;
  elsif level in ('tqc_l5', 'tqc_system') then
    return query select cert_id from cert where cn_grams(name) @> grams and position(part in name) > 0;
  end if;
end $$;
