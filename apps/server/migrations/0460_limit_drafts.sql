-- An entry of the library may come from an unqualified registration: from each conclusion once, also when two ask at the same moment.
alter table limitation
  add column enr_id bigint references enrollment (enr_id),
  add column enr_concluded_at timestamptz,
  add constraint limitation_conclusion unique (enr_id, enr_concluded_at);
