-- What somebody is at a confirmation point; of nobody else.
alter table admin add column point_role smallint check (point_role in (1, 2));
