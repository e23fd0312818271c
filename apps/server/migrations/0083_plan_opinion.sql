-- What was said of a plan, step by step: the plan itself keeps the last opinion alone.
create table plan_opinion (
  id bigint primary key,
  track text not null,
  pb_id bigint not null references province_plan on delete cascade,
  ob_id bigint references org_plan on delete cascade,
  org_id bigint not null references org (org_id),
  prov text not null collate "C", city text not null collate "C", county text not null collate "C",
  step text not null,
  opinion text not null default '',
  name text not null,
  org_name text not null,
  created_at timestamptz not null
);
create index plan_opinion_province on plan_opinion (pb_id, id);
create index plan_opinion_org on plan_opinion (org_id);
create index plan_opinion_plan on plan_opinion (ob_id, id);
call audited('plan_opinion', 'id');
