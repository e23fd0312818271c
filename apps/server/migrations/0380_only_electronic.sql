-- Organisations that issue electronic certificates only: none of theirs is printed on paper.
alter table org add column only_ecert boolean not null default false;
