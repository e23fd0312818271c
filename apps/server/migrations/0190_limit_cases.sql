-- What happened to cases of areas without a log of their own: which step, what was said, by whom.
create table case_step (
  step_id bigint primary key,
  kind text not null, case_id bigint not null,
  at timestamptz not null,
  step text not null, event text not null,
  from_status smallint not null, to_status smallint not null,
  opinion text not null default '',
  -- None of what the system did by itself.
  actor_id bigint, actor text not null, org_id bigint, org_name text not null
);
create index case_step_case on case_step (kind, case_id, step_id);
create index case_step_org on case_step (org_id, kind, step);

-- Who decides on the entries of an organisation: the one above it; a release is reviewed by the city for county and city, by the province for
-- its own, by a named province for the centre's; the province approves it for county and city, the centre the others.
create function limit_deciders(asking bigint, named text) returns table (above_id bigint, first_id bigint, final_id bigint) language sql stable as $$
  select coalesce(o.parent_id, o.org_id),
    case o.org_type when 2 then coalesce(o.parent_id, o.org_id) when 3 then o.org_id else p.org_id end,
    case when o.org_type in (2, 3) then p.org_id else c.org_id end
  from org o
  left join lateral (select org_id from org where org_type = 4 and prov = case when o.org_type = 5 then named else o.prov end order by org_id limit 1) p on true
  left join lateral (select org_id from org where org_type = 5 order by org_id limit 1) c on true
  where o.org_id = asking
$$;

-- The entry as it is entered, asked for and lifted. What stood here before was in force without any of it.
alter table limitation
  alter column kind drop not null,
  add column limit_no text constraint limitation_limit_no_key unique,
  add column limit_type smallint check (limit_type in (1, 2, 3, 4, 5, 9)),
  add column laws text[] not null default '{}',
  add column sex smallint, add column birth_date date,
  add column work_unit text not null default '', add column person_kind smallint not null default 9,
  add column document_kind smallint, add column document_no text not null default '', add column authority text not null default '',
  add column decided_on date, add column effective_on date, add column term smallint,
  add column surrender smallint, add column morality smallint, add column remark text not null default '',
  add column violation_approval smallint check (violation_approval between 0 and 2),
  add column above_id bigint references org (org_id), add column first_id bigint references org (org_id), add column final_id bigint references org (org_id),
  -- Who entered it; who asked for what waits or was decided last; who reviewed its release.
  add column admin_id bigint, add column asked_by bigint, add column applicant text not null default '', add column applied_at timestamptz, add column reviewed_by bigint,
  add column last_opinion text not null default '',
  add column release_reason smallint, add column release_paper_no text not null default '', add column release_text text not null default '';
update limitation l set
  limit_no = n.no, limit_type = case l.kind when 'lifelong' then 1 else 2 end,
  laws = case l.kind when 'lifelong' then array['L1'] when 'revokeFraud5' then array['L3'] else array['L4'] end,
  term = case l.kind when 'lifelong' then 0 else 5 end, effective_on = l.begin_date, decided_on = l.begin_date,
  above_id = d.above_id, first_id = d.first_id, final_id = d.final_id
from (
  select limit_id, org_id, 'XZ' || prov || to_char(begin_date, 'YYYY')
    || lpad((row_number() over (partition by prov, to_char(begin_date, 'YYYY') order by limit_id))::text, 6, '0') as no
  from limitation) n
cross join lateral limit_deciders(n.org_id, null) d
where n.limit_id = l.limit_id;
insert into number_counter (series, last)
select 'limit/' || substr(limit_no, 3, 6), count(*) from limitation where limit_no is not null group by 1;
create unique index limitation_document on limitation (id_index, document_no) where document_no <> '';
create index limitation_above on limitation (above_id, status);
create index limitation_first on limitation (first_id, status);
create index limitation_final on limitation (final_id, status);
create index limitation_over on limitation (end_date) where status = 2;

-- The documents an entry rests on, and those of its release.
create table limitation_file (
  limit_id bigint not null references limitation (limit_id) on delete cascade,
  part text not null check (part in ('decision', 'release')),
  seq smallint not null,
  file_id uuid not null references file (file_id),
  primary key (limit_id, part, seq)
);
create index limitation_file_file on limitation_file (file_id);
call audited('case_step', 'step_id');
call audited('limitation_file', 'limit_id');

-- Not every entry is one of the three violations of the law: what it is says its kind.
drop function limits_in_force(bytea, date);
create function limits_in_force(person bytea, today date) returns table (kind text, limit_type smallint, begin_date date, end_date date, org_name text)
language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select l.kind, l.limit_type, l.begin_date, l.end_date, l.org_name from limitation l
  where l.id_index = person and l.status in (2, 4, 5) and l.begin_date <= today and (l.end_date is null or l.end_date >= today) order by l.begin_date
$$;
