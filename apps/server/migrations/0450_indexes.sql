-- Whoever deletes an organisation or a seal finds what refers to it by an index.
create index ecert_change_fk_org_id on ecert_change (org_id);
create index ecert_task_fk_stamp_id on ecert_task (stamp_id);
create index org_stamp_fk_org_id on org_stamp (org_id);
