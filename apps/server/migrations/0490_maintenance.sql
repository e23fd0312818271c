-- Times in which areas of the product are maintained: told from tell_from on, in force from begin_time until end_time (minutes in China).
-- What may still be done: 1 looking, 2 nothing.
create table maintenance (
  maint_id bigint primary key,
  title text not null,
  areas text[] not null check (areas <> '{}'),
  allows smallint not null check (allows in (1, 2)),
  tell_from text not null collate "C",
  begin_time text not null collate "C",
  end_time text not null collate "C",
  notice text not null,
  operator text not null default '',
  updated_at timestamptz not null default product_clock(),
  version integer not null default 1,
  check (tell_from <= begin_time and begin_time < end_time)
);
create index maintenance_end on maintenance (end_time);
insert into maintenance (maint_id, title, areas, allows, tell_from, begin_time, end_time, notice, updated_at) values
  (1, '系统维护通知', '{cert,limit}', 1, '2024-08-02 00:00', '2024-08-22 00:00', '2024-08-25 00:00',
   '2024年8月22日至24日系统维护。期间2024年上半年的照片和文件不能查看和上传，证书管理、限制库管理和证书查询受影响。
请各单位提前下载所需文件，并避免在此期间办理证书变更、删除和限制库新增。', '2024-06-17 10:00+08');
call audited('maintenance', 'maint_id');
