-- Days off and make-up days as data: what a weekday does not say. A year with a day off in it is known; days of other years are not
-- counted. A day whose notice is not there yet rests on 暂定.
create table work_calendar (
  wc_id bigint primary key,
  day date not null unique,
  year integer not null generated always as (extract(year from day)::integer) stored,
  kind smallint not null check (kind in (1, 2)),
  name text not null,
  basis text not null,
  updated_at timestamptz not null default product_clock(),
  version integer not null default 1
);
insert into work_calendar (wc_id, day, kind, name, basis) values
  (1, '2023-01-01', 1, '元旦', '2022-12-08放假通知'), (2, '2023-01-02', 1, '元旦', '2022-12-08放假通知'), (3, '2023-01-21', 1, '春节', '2022-12-08放假通知'), (4, '2023-01-22', 1, '春节', '2022-12-08放假通知'),
  (5, '2023-01-23', 1, '春节', '2022-12-08放假通知'), (6, '2023-01-24', 1, '春节', '2022-12-08放假通知'), (7, '2023-01-25', 1, '春节', '2022-12-08放假通知'), (8, '2023-01-26', 1, '春节', '2022-12-08放假通知'),
  (9, '2023-01-27', 1, '春节', '2022-12-08放假通知'), (10, '2023-01-28', 2, '春节', '2022-12-08放假通知'), (11, '2023-01-29', 2, '春节', '2022-12-08放假通知'), (12, '2023-04-05', 1, '清明节', '2022-12-08放假通知'),
  (13, '2023-04-23', 2, '劳动节', '2022-12-08放假通知'), (14, '2023-04-29', 1, '劳动节', '2022-12-08放假通知'), (15, '2023-04-30', 1, '劳动节', '2022-12-08放假通知'), (16, '2023-05-01', 1, '劳动节', '2022-12-08放假通知'),
  (17, '2023-05-02', 1, '劳动节', '2022-12-08放假通知'), (18, '2023-05-03', 1, '劳动节', '2022-12-08放假通知'), (19, '2023-05-06', 2, '劳动节', '2022-12-08放假通知'), (20, '2023-06-22', 1, '端午节', '2022-12-08放假通知'),
  (21, '2023-06-23', 1, '端午节', '2022-12-08放假通知'), (22, '2023-06-24', 1, '端午节', '2022-12-08放假通知'), (23, '2023-06-25', 2, '端午节', '2022-12-08放假通知'), (24, '2023-09-29', 1, '中秋节和国庆节', '2022-12-08放假通知'),
  (25, '2023-09-30', 1, '中秋节和国庆节', '2022-12-08放假通知'), (26, '2023-10-01', 1, '中秋节和国庆节', '2022-12-08放假通知'), (27, '2023-10-02', 1, '中秋节和国庆节', '2022-12-08放假通知'), (28, '2023-10-03', 1, '中秋节和国庆节', '2022-12-08放假通知'),
  (29, '2023-10-04', 1, '中秋节和国庆节', '2022-12-08放假通知'), (30, '2023-10-05', 1, '中秋节和国庆节', '2022-12-08放假通知'), (31, '2023-10-06', 1, '中秋节和国庆节', '2022-12-08放假通知'), (32, '2023-10-07', 2, '中秋节和国庆节', '2022-12-08放假通知'),
  (33, '2023-10-08', 2, '中秋节和国庆节', '2022-12-08放假通知'), (34, '2024-01-01', 1, '元旦', '2023-10-25放假通知'), (35, '2024-02-04', 2, '春节', '2023-10-25放假通知'), (36, '2024-02-10', 1, '春节', '2023-10-25放假通知'),
  (37, '2024-02-11', 1, '春节', '2023-10-25放假通知'), (38, '2024-02-12', 1, '春节', '2023-10-25放假通知'), (39, '2024-02-13', 1, '春节', '2023-10-25放假通知'), (40, '2024-02-14', 1, '春节', '2023-10-25放假通知'),
  (41, '2024-02-15', 1, '春节', '2023-10-25放假通知'), (42, '2024-02-16', 1, '春节', '2023-10-25放假通知'), (43, '2024-02-17', 1, '春节', '2023-10-25放假通知'), (44, '2024-02-18', 2, '春节', '2023-10-25放假通知'),
  (45, '2024-04-04', 1, '清明节', '2023-10-25放假通知'), (46, '2024-04-05', 1, '清明节', '2023-10-25放假通知'), (47, '2024-04-06', 1, '清明节', '2023-10-25放假通知'), (48, '2024-04-07', 2, '清明节', '2023-10-25放假通知'),
  (49, '2024-04-28', 2, '劳动节', '2023-10-25放假通知'), (50, '2024-05-01', 1, '劳动节', '2023-10-25放假通知'), (51, '2024-05-02', 1, '劳动节', '2023-10-25放假通知'), (52, '2024-05-03', 1, '劳动节', '2023-10-25放假通知'),
  (53, '2024-05-04', 1, '劳动节', '2023-10-25放假通知'), (54, '2024-05-05', 1, '劳动节', '2023-10-25放假通知'), (55, '2024-05-11', 2, '劳动节', '2023-10-25放假通知'), (56, '2024-06-10', 1, '端午节', '2023-10-25放假通知'),
  (57, '2024-09-14', 2, '中秋节', '2023-10-25放假通知'), (58, '2024-09-15', 1, '中秋节', '2023-10-25放假通知'), (59, '2024-09-16', 1, '中秋节', '2023-10-25放假通知'), (60, '2024-09-17', 1, '中秋节', '2023-10-25放假通知'),
  (61, '2024-09-29', 2, '国庆节', '2023-10-25放假通知'), (62, '2024-10-01', 1, '国庆节', '2023-10-25放假通知'), (63, '2024-10-02', 1, '国庆节', '2023-10-25放假通知'), (64, '2024-10-03', 1, '国庆节', '2023-10-25放假通知'),
  (65, '2024-10-04', 1, '国庆节', '2023-10-25放假通知'), (66, '2024-10-05', 1, '国庆节', '2023-10-25放假通知'), (67, '2024-10-06', 1, '国庆节', '2023-10-25放假通知'), (68, '2024-10-07', 1, '国庆节', '2023-10-25放假通知'),
  (69, '2024-10-12', 2, '国庆节', '2023-10-25放假通知'), (70, '2025-01-01', 1, '元旦', '2024-11-12放假通知'), (71, '2025-01-26', 2, '春节', '2024-11-12放假通知'), (72, '2025-01-28', 1, '春节', '2024-11-12放假通知'),
  (73, '2025-01-29', 1, '春节', '2024-11-12放假通知'), (74, '2025-01-30', 1, '春节', '2024-11-12放假通知'), (75, '2025-01-31', 1, '春节', '2024-11-12放假通知'), (76, '2025-02-01', 1, '春节', '2024-11-12放假通知'),
  (77, '2025-02-02', 1, '春节', '2024-11-12放假通知'), (78, '2025-02-03', 1, '春节', '2024-11-12放假通知'), (79, '2025-02-04', 1, '春节', '2024-11-12放假通知'), (80, '2025-02-08', 2, '春节', '2024-11-12放假通知'),
  (81, '2025-04-04', 1, '清明节', '2024-11-12放假通知'), (82, '2025-04-05', 1, '清明节', '2024-11-12放假通知'), (83, '2025-04-06', 1, '清明节', '2024-11-12放假通知'), (84, '2025-04-27', 2, '劳动节', '2024-11-12放假通知'),
  (85, '2025-05-01', 1, '劳动节', '2024-11-12放假通知'), (86, '2025-05-02', 1, '劳动节', '2024-11-12放假通知'), (87, '2025-05-03', 1, '劳动节', '2024-11-12放假通知'), (88, '2025-05-04', 1, '劳动节', '2024-11-12放假通知'),
  (89, '2025-05-05', 1, '劳动节', '2024-11-12放假通知'), (90, '2025-05-31', 1, '端午节', '2024-11-12放假通知'), (91, '2025-06-01', 1, '端午节', '2024-11-12放假通知'), (92, '2025-06-02', 1, '端午节', '2024-11-12放假通知'),
  (93, '2025-09-28', 2, '国庆节和中秋节', '2024-11-12放假通知'), (94, '2025-10-01', 1, '国庆节和中秋节', '2024-11-12放假通知'), (95, '2025-10-02', 1, '国庆节和中秋节', '2024-11-12放假通知'), (96, '2025-10-03', 1, '国庆节和中秋节', '2024-11-12放假通知'),
  (97, '2025-10-04', 1, '国庆节和中秋节', '2024-11-12放假通知'), (98, '2025-10-05', 1, '国庆节和中秋节', '2024-11-12放假通知'), (99, '2025-10-06', 1, '国庆节和中秋节', '2024-11-12放假通知'), (100, '2025-10-07', 1, '国庆节和中秋节', '2024-11-12放假通知'),
  (101, '2025-10-08', 1, '国庆节和中秋节', '2024-11-12放假通知'), (102, '2025-10-11', 2, '国庆节和中秋节', '2024-11-12放假通知'), (103, '2026-01-01', 1, '元旦', '2025-11-04放假通知'), (104, '2026-01-02', 1, '元旦', '2025-11-04放假通知'),
  (105, '2026-01-03', 1, '元旦', '2025-11-04放假通知'), (106, '2026-01-04', 2, '元旦', '2025-11-04放假通知'), (107, '2026-02-14', 2, '春节', '2025-11-04放假通知'), (108, '2026-02-15', 1, '春节', '2025-11-04放假通知'),
  (109, '2026-02-16', 1, '春节', '2025-11-04放假通知'), (110, '2026-02-17', 1, '春节', '2025-11-04放假通知'), (111, '2026-02-18', 1, '春节', '2025-11-04放假通知'), (112, '2026-02-19', 1, '春节', '2025-11-04放假通知'),
  (113, '2026-02-20', 1, '春节', '2025-11-04放假通知'), (114, '2026-02-21', 1, '春节', '2025-11-04放假通知'), (115, '2026-02-22', 1, '春节', '2025-11-04放假通知'), (116, '2026-02-23', 1, '春节', '2025-11-04放假通知'),
  (117, '2026-02-28', 2, '春节', '2025-11-04放假通知'), (118, '2026-04-04', 1, '清明节', '2025-11-04放假通知'), (119, '2026-04-05', 1, '清明节', '2025-11-04放假通知'), (120, '2026-04-06', 1, '清明节', '2025-11-04放假通知'),
  (121, '2026-05-01', 1, '劳动节', '2025-11-04放假通知'), (122, '2026-05-02', 1, '劳动节', '2025-11-04放假通知'), (123, '2026-05-03', 1, '劳动节', '2025-11-04放假通知'), (124, '2026-05-04', 1, '劳动节', '2025-11-04放假通知'),
  (125, '2026-05-05', 1, '劳动节', '2025-11-04放假通知'), (126, '2026-05-09', 2, '劳动节', '2025-11-04放假通知'), (127, '2026-06-19', 1, '端午节', '2025-11-04放假通知'), (128, '2026-06-20', 1, '端午节', '2025-11-04放假通知'),
  (129, '2026-06-21', 1, '端午节', '2025-11-04放假通知'), (130, '2026-09-20', 2, '中秋节', '2025-11-04放假通知'), (131, '2026-09-25', 1, '中秋节', '2025-11-04放假通知'), (132, '2026-09-26', 1, '中秋节', '2025-11-04放假通知'),
  (133, '2026-09-27', 1, '中秋节', '2025-11-04放假通知'), (134, '2026-10-01', 1, '国庆节', '2025-11-04放假通知'), (135, '2026-10-02', 1, '国庆节', '2025-11-04放假通知'), (136, '2026-10-03', 1, '国庆节', '2025-11-04放假通知'),
  (137, '2026-10-04', 1, '国庆节', '2025-11-04放假通知'), (138, '2026-10-05', 1, '国庆节', '2025-11-04放假通知'), (139, '2026-10-06', 1, '国庆节', '2025-11-04放假通知'), (140, '2026-10-07', 1, '国庆节', '2025-11-04放假通知'),
  (141, '2026-10-10', 2, '国庆节', '2025-11-04放假通知'), (142, '2027-01-01', 1, '元旦', '暂定'), (143, '2027-02-05', 1, '春节', '暂定'), (144, '2027-02-06', 1, '春节', '暂定'),
  (145, '2027-02-07', 1, '春节', '暂定'), (146, '2027-02-08', 1, '春节', '暂定'), (147, '2027-02-09', 1, '春节', '暂定'), (148, '2027-02-10', 1, '春节', '暂定'),
  (149, '2027-04-05', 1, '清明节', '暂定'), (150, '2027-05-01', 1, '劳动节', '暂定'), (151, '2027-05-02', 1, '劳动节', '暂定'), (152, '2027-05-03', 1, '劳动节', '暂定'),
  (153, '2027-05-04', 1, '劳动节', '暂定'), (154, '2027-06-09', 1, '端午节', '暂定'), (155, '2027-09-15', 1, '中秋节', '暂定'), (156, '2027-10-01', 1, '国庆节', '暂定'),
  (157, '2027-10-02', 1, '国庆节', '暂定'), (158, '2027-10-03', 1, '国庆节', '暂定'), (159, '2027-10-04', 1, '国庆节', '暂定'), (160, '2027-10-05', 1, '国庆节', '暂定');
-- Known long before whatever the product plays or does.
update work_calendar set updated_at = timestamptz '2024-01-01T00:00:00Z';
call audited('work_calendar', 'wc_id');

-- Every day of the known years, and how many working days there were up to it: the distance of two days is a difference.
create table work_day (
  day date primary key,
  works boolean not null,
  seq integer not null
);
create index work_day_seq on work_day (seq);
create function number_work_days() returns void language plpgsql set search_path = public, pg_temp as $$
begin
  -- Two who change days number one after the other.
  perform pg_advisory_xact_lock(hashtext('work_day'));
  delete from work_day;
  insert into work_day (day, works, seq)
  select day, works, (gap * 100000 + count(*) filter (where works) over (order by day))::integer from (
    select d::date as day, y.gap, coalesce(c.kind = 2, extract(isodow from d) < 6) as works
    -- Behind a year that is not known no term goes on: the numbers leap.
    from (select year, year - row_number() over (order by year) as gap from work_calendar where kind = 1 group by year) y
    cross join lateral generate_series(make_date(y.year, 1, 1), make_date(y.year, 12, 31), interval '1 day') d
    left join work_calendar c on c.day = d::date
  ) days;
end $$;
select number_work_days();

-- The one reckoning of working days. 0 days after a day is the last working day up to it; nothing where a year is not known.
create function working_day_after(first_day date, days integer) returns date language sql stable set search_path = public, pg_temp as $$
  select min(day) from work_day where works and seq = (select seq from work_day where day = first_day) + days
$$;
create function working_days_between(first_day date, last_day date) returns integer language sql stable set search_path = public, pg_temp as $$
  select case when abs(b.seq - a.seq) < 50000 then b.seq - a.seq end from work_day a, work_day b where a.day = first_day and b.day = last_day
$$;

-- Terms of the law in working days: to accept an application or say what is missing, and to decide on it.
create table time_limit (
  clock text primary key check (clock in ('accept', 'decide')),
  days integer not null check (days > 0),
  basis text not null
);
insert into time_limit (clock, days, basis) values ('accept', 5, '行政许可法第三十二条'), ('decide', 30, '教师资格条例第十六条');

-- due_on: the last day of what is to be done next. accepted_on: when the term of the decision began; a second confirmation begins no
-- new one. paused_on: since when materials are awaited; paused_days: working days that were, since it began.
alter table registration add column due_on date, add column accepted_on date, add column paused_on date, add column paused_days integer not null default 0;

-- A term before acceptance begins when the point of the application begins to work, and anew with what was completed.
create function due_of(status smallint, accepted_on date, paused_days integer, last_submit_time timestamptz, arrangement bigint)
returns date language sql stable set search_path = public, pg_temp as $$
  select case
    when status in (6, 8, 15) and accepted_on is not null
      then working_day_after(accepted_on, (select days from time_limit where clock = 'decide') + paused_days)
    when status in (0, 6) then working_day_after(
      greatest((last_submit_time at time zone 'Asia/Shanghai')::date, (select begin_date - 1 from plan_arrangement where ls_id = arrangement)),
      (select days from time_limit where clock = 'accept'))
  end
$$;

create function keep_clock() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  today date := (product_clock() at time zone 'Asia/Shanghai')::date;
  submitted date := (new.last_submit_time at time zone 'Asia/Shanghai')::date;
  confirmed date := (new.confirm_time at time zone 'Asia/Shanghai')::date;
begin
  if tg_op = 'INSERT' then
    new.accepted_on := coalesce(new.accepted_on, confirmed);
    if new.status = 7 then new.paused_on := coalesce(new.paused_on, submitted); end if;
  else
    if new.status = 15 and (new.accepted_on is null or (old.status = 15 and new.confirm_time is distinct from old.confirm_time)) then
      new.accepted_on := coalesce(confirmed, today);
      new.paused_days := 0;
    end if;
    if new.status = 7 then
      new.paused_on := coalesce(new.paused_on, today);
    elsif old.status = 7 then
      if new.accepted_on is not null then
        new.paused_days := new.paused_days + greatest(0, coalesce(working_days_between(old.paused_on,
          case when new.status = 6 then submitted else today end), 0));
      end if;
      new.paused_on := null;
    end if;
  end if;
  new.due_on := due_of(new.status, new.accepted_on, new.paused_days, new.last_submit_time, new.ls_id);
  return new;
end $$;

-- Figures of the wall: what waits for a decision stands under the day it is due.
drop view agg_fresh;
drop function agg_of_registration(smallint, smallint, smallint, bigint, smallint, smallint, smallint, timestamptz, timestamptz, timestamptz, timestamptz);
create function agg_of_registration(status smallint, record_status smallint, ct_id smallint, cb_id bigint, exam_type smallint, education_level smallint, sex smallint,
  apply_time timestamptz, confirm_time timestamptz, approve_time timestamptz, issue_time timestamptz, due_on date)
returns table (fact text, batch bigint, k smallint, ct smallint, day date) language sql immutable parallel safe as $$
  select f.fact, cb_id, f.k, ct_id, f.day from (values
    ('reg', status, (apply_time at time zone 'Asia/Shanghai')::date),
    ('confirm', extract(hour from confirm_time at time zone 'Asia/Shanghai')::smallint, (confirm_time at time zone 'Asia/Shanghai')::date),
    ('decide', status, (approve_time at time zone 'Asia/Shanghai')::date),
    ('issue', 0::smallint, (issue_time at time zone 'Asia/Shanghai')::date),
    -- What is due on a day that nobody knows yet waits all the same.
    ('wait', 0::smallint, case when status = 15 then coalesce(due_on, date '9999-12-31') end),
    ('exam', exam_type, date '1970-01-01'),
    ('edu', education_level, date '1970-01-01'),
    ('sex', sex, date '1970-01-01'),
    ('held', record_status, case when record_status <> 0 then date '1970-01-01' end)
  ) f (fact, k, day) where f.day is not null and record_status <> 2
$$;
create or replace function agg_registration_added() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, count(*) from new_rows r
  cross join lateral agg_of_registration(r.status, r.record_status, r.ct_id, r.cb_id, r.exam_type, r.education_level, r.sex, r.apply_time, r.confirm_time, r.approve_time, r.issue_time, r.due_on) f
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  return null;
end $$;
create or replace function agg_registration_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select prov, city, county, point, status, record_status, ct_id, cb_id, exam_type, education_level, sex, apply_time, confirm_time, approve_time, issue_time, due_on from new_rows
    except all select prov, city, county, point, status, record_status, ct_id, cb_id, exam_type, education_level, sex, apply_time, confirm_time, approve_time, issue_time, due_on from old_rows
  ) then return null; end if;
  insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, sum(r.d) from (
    select 1 as d, prov, city, county, point, status, record_status, ct_id, cb_id, exam_type, education_level, sex, apply_time, confirm_time, approve_time, issue_time, due_on from new_rows
    union all select -1, prov, city, county, point, status, record_status, ct_id, cb_id, exam_type, education_level, sex, apply_time, confirm_time, approve_time, issue_time, due_on from old_rows
  ) r
  cross join lateral agg_of_registration(r.status, r.record_status, r.ct_id, r.cb_id, r.exam_type, r.education_level, r.sex, r.apply_time, r.confirm_time, r.approve_time, r.issue_time, r.due_on) f
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9 having sum(r.d) <> 0;
  return null;
end $$;
create or replace function agg_registration_gone() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, -count(*) from old_rows r
  cross join lateral agg_of_registration(r.status, r.record_status, r.ct_id, r.cb_id, r.exam_type, r.education_level, r.sex, r.apply_time, r.confirm_time, r.approve_time, r.issue_time, r.due_on) f
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  return null;
end $$;
create view agg_fresh as
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, count(*) as n from registration r
  cross join lateral agg_of_registration(r.status, r.record_status, r.ct_id, r.cb_id, r.exam_type, r.education_level, r.sex, r.apply_time, r.confirm_time, r.approve_time, r.issue_time, r.due_on) f group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  union all
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, count(*) from cert r
  cross join lateral agg_of_cert(r.status, r.data_source, r.print_status, r.ct_id, r.issue_date) f group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
revoke all on agg_fresh from tqc_app;

-- What is open already gets its terms; its figures move from the day of confirmation to the day they are due.
alter table registration disable trigger agg_changed;
update registration r set
  accepted_on = (r.confirm_time at time zone 'Asia/Shanghai')::date,
  paused_on = case when r.status = 7 then coalesce(
    (select (max(l.at) at time zone 'Asia/Shanghai')::date from registration_log l where l.city = r.city and l.reg_id = r.reg_id and l.to_status = 7),
    (r.last_submit_time at time zone 'Asia/Shanghai')::date) end,
  due_on = due_of(r.status, (r.confirm_time at time zone 'Asia/Shanghai')::date, 0, r.last_submit_time, r.ls_id)
where r.status in (0, 6, 7, 8, 15);
alter table registration enable trigger agg_changed;
delete from agg_delta where fact = 'wait';
delete from agg_roll where fact = 'wait';
delete from agg_total where fact = 'wait';
insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
  select fact, prov, city, county, point, batch, k, ct, day, n from agg_fresh where fact = 'wait';

create trigger keep_clock_in before insert on registration for each row when (new.status in (0, 6, 7, 8, 15)) execute function keep_clock();
create trigger keep_clock before update of status, confirm_time, last_submit_time, ls_id on registration for each row execute function keep_clock();

-- Days that change re-date what is open: by a job that stands or falls with the change, so that nobody waits for a country's cases.
create function work_calendar_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform number_work_days();
  perform graphile_worker.add_job('redateCases', '{}', job_key => 'redateCases');
  return null;
end $$;
create trigger work_calendar_changed after insert or update or delete on work_calendar for each statement execute function work_calendar_changed();

-- The next so many open cases behind a number, each due when the calendar and its arrangement say now; the last number looked at.
create function redate_cases(behind bigint, most integer) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids bigint[];
begin
  -- Held in the order in which batches of decisions hold them.
  ids := array(select reg_id from registration where status in (0, 6, 8, 15) and reg_id > behind order by reg_id limit most for no key update);
  update registration r set due_on = due_of(r.status, r.accepted_on, r.paused_days, r.last_submit_time, r.ls_id)
  where r.reg_id = any(ids) and r.due_on is distinct from due_of(r.status, r.accepted_on, r.paused_days, r.last_submit_time, r.ls_id);
  return ids[cardinality(ids)];
end $$;
