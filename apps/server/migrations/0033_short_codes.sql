-- The three digits of an organisation stand in every number it gives: archive, acceptance and certificate. Two of a province with the same
-- digits would give the same numbers. Which of them keeps its digits is for the province to say, so they are named and nothing is changed.
do $$
declare twins text;
begin
  select string_agg(format('%s 省 %s：%s', prov, short_code, names), '；' order by prov, short_code) into twins from (
    select prov, short_code, string_agg(org_name, '、' order by org_id) as names from org
    where org_type between 2 and 4 group by prov, short_code having count(*) > 1
  ) same;
  if twins is not null then
    raise exception '同一省内有认定机构的三位代码相同，会发出相同的号码。请先由省级机构确定各自的代码并改正 org.short_code，再升级：%', twins
      using errcode = 'unique_violation';
  end if;
end $$;
create unique index org_prov_short_code on org (prov, short_code) where org_type between 2 and 4;
