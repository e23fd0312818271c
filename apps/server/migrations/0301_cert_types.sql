-- Kinds of certificates (资格种类): those of the law, whose code and name stand on certificates and stay the program's, and what
-- the centre notes besides. Order and whether a kind is offered reach every form (trade/dictionaries).
create table base_cert_type (
  cert_type_id bigint primary key,
  code text not null unique collate "C",
  name text not null unique,
  education text, mandarin text, levels text,
  training boolean not null default false,
  sort integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  remark text,
  built_in boolean not null default false,
  updated_at timestamptz not null default product_clock(),
  version integer not null default 1
);
call audited('base_cert_type', 'cert_type_id');

insert into base_cert_type (cert_type_id, code, name, education, mandarin, levels, training, sort, built_in, updated_at) values
  (1, '1', '幼儿园教师资格', '幼儿师范学校毕业', '二级乙等', '县级', true, 10, true, '2020-01-01T00:00:00Z'),
  (2, '2', '小学教师资格', '中等师范学校毕业', '二级乙等', '县级', true, 20, true, '2020-01-01T00:00:00Z'),
  (3, '3', '初级中学教师资格', '大学专科毕业', '二级乙等', '县级', true, 30, true, '2020-01-01T00:00:00Z'),
  (4, '4', '高级中学教师资格', '大学本科毕业', '二级乙等', '市级', true, 40, true, '2020-01-01T00:00:00Z'),
  (5, '5', '中等职业学校教师资格', '大学本科毕业', '二级乙等', '市级', true, 50, true, '2020-01-01T00:00:00Z'),
  (6, '6', '中等职业学校实习指导教师资格', '中等职业学校毕业', '二级乙等', '市级', true, 60, true, '2020-01-01T00:00:00Z'),
  (7, '7', '高等学校教师资格', '大学本科毕业', '二级乙等', '省级', true, 70, true, '2020-01-01T00:00:00Z');
