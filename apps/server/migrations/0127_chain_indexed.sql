-- no transaction
-- The keys of 0125, which hold a plan to its chain, are found from the side that refers; the shorter indexes they begin with are not needed beside them.
drop index concurrently if exists org_plan_fk_chain;
create index concurrently org_plan_fk_chain on org_plan (pb_id, cb_id);
drop index concurrently if exists org_plan_fk_pb_id;
drop index concurrently if exists plan_change_fk_chain;
create index concurrently plan_change_fk_chain on plan_change (ob_id, pb_id);
drop index concurrently if exists plan_change_fk_ob_id;
drop index concurrently if exists plan_opinion_fk_chain;
create index concurrently plan_opinion_fk_chain on plan_opinion (ob_id, pb_id);
drop index concurrently if exists plan_arrangement_fk_chain;
create index concurrently plan_arrangement_fk_chain on plan_arrangement (obt_id, ob_id);
drop index concurrently if exists plan_arrangement_fk_obt_id;
