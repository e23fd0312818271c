-- Arrangements of periodic registration: the stages of school that a point takes, and the schools that hand in there (none: all of
-- the point). Recognition leaves both empty.
alter table plan_arrangement
  add column grades smallint[] not null default '{}',
  add column school_ids bigint[] not null default '{}';
alter table plan_arrangement add constraint plan_arrangement_grades check (track <> 'enroll' or cardinality(grades) > 0) not valid;
