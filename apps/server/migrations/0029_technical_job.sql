-- 专业技术职务: a code list that the national centre keeps and everybody may read.
create table technical_job (
  tj_id bigint primary key,
  code text not null unique,
  name text not null,
  series text not null,
  grade text not null,
  sort integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
call audited('technical_job', 'tj_id');
