-- Majors and colleges become records that the national centre keeps; so far they were choices only.
alter table major
  add column code text,
  add column level smallint not null default 1 check (level between 1 and 3),
  add column education_level smallint not null default 3,
  add column normal boolean not null default false,
  add column year integer not null default 2024,
  add column status smallint not null default 1 check (status in (0, 1)),
  add column updated_at timestamptz not null default product_clock(),
  add column version integer not null default 1;
update major m set code = major_id, level = case
  when parent_id is null then 1
  when (select p.parent_id from major p where p.major_id = m.parent_id) is null then 2
  else 3 end;
alter table major alter column code set not null, add constraint major_code_key unique (code);
create index major_parent on major (parent_id);

alter table college drop column level;
alter table college
  add column level text not null default '本科',
  add column nature smallint not null default 1,
  add column authority text not null default '',
  add column normal boolean not null default false,
  add column exemption boolean not null default false,
  add column former_names text,
  add column tag_ids bigint[] not null default '{}',
  add column status smallint not null default 1 check (status in (0, 1)),
  add column updated_at timestamptz not null default product_clock(),
  add column version integer not null default 1;

-- What colleges are told apart by besides: a tag is a word with a colour.
create table college_tag (
  tag_id bigint primary key,
  name text not null unique,
  colour text not null,
  created_by text not null default '',
  created_at timestamptz not null default product_clock(),
  status smallint not null default 1 check (status in (0, 1)),
  version integer not null default 1
);
call audited('college_tag', 'tag_id');
create index college_tags on college using gin (tag_ids);
