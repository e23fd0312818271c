-- Materials that the centre and the provinces put out for those below: policies, manuals, forms. A province's are there for its own places.
create table edu_doc (
  doc_id bigint primary key,
  title text not null, category smallint not null,
  -- Kinds of organisations it is meant for.
  audience smallint[] not null check (cardinality(audience) > 0),
  file_id uuid not null references file (file_id),
  kind text not null, size integer not null,
  doc_version text not null, remark text not null default '', pinned boolean not null default false,
  org_id bigint not null references org (org_id), org_name text not null,
  published_at timestamptz not null,
  downloads integer not null default 0,
  status smallint not null check (status in (0, 1)),
  version integer not null default 1,
  prov text not null collate "C"
);
create index edu_doc_file on edu_doc (file_id);
create index edu_doc_org on edu_doc (org_id);
create index edu_doc_order on edu_doc (pinned desc, doc_id desc);
call audited('edu_doc', 'doc_id');
