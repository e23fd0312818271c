-- Code lists as records: those that the program is compiled with, whose words, colours and order the national centre may
-- change, and those that it makes itself. What is compiled in is laid down at every start, so a later version brings its own.
create table dict_type (
  dt_id text primary key collate "C",
  code text not null unique collate "C",
  name text not null,
  module text,
  remark text,
  built_in boolean not null default false,
  status smallint not null default 1 check (status in (0, 1)),
  updated_at timestamptz not null default product_clock(),
  version integer not null default 1
);
call audited('dict_type', 'dt_id');

create table dict_item (
  dic_id bigint primary key,
  dt_id text not null collate "C" references dict_type (dt_id),
  code text not null collate "C",
  name text not null,
  -- What is shown instead of the name; the name of a compiled code stays that of the program.
  label text,
  sort integer not null default 0,
  tone text,
  status smallint not null default 1 check (status in (0, 1)),
  remark text,
  built_in boolean not null default false,
  updated_by text not null default '',
  updated_at timestamptz not null default product_clock(),
  version integer not null default 1,
  unique (dt_id, code)
);
create index dict_item_order on dict_item (dt_id, sort, code);
call audited('dict_item', 'dic_id');
