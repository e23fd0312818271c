-- What names a plan and what stands above it names two records of one chain. A change of an organisation plan was taken under the
-- province plan of somebody else, seen by nobody who decides it, and kept that plan from being ended.
update plan_change c set status = 2, opinion = '变更不在所属的省级计划下，已由系统退回', decided_at = now(), version = c.version + 1
from org_plan p where p.ob_id = c.ob_id and p.pb_id <> c.pb_id and c.status = 0;
update plan_change c set pb_id = p.pb_id from org_plan p where p.ob_id = c.ob_id and p.pb_id <> c.pb_id;

alter table province_plan add constraint province_plan_chain unique (pb_id, cb_id);
alter table org_plan add constraint org_plan_chain unique (ob_id, pb_id);
alter table plan_slot add constraint plan_slot_chain unique (obt_id, ob_id);

alter table org_plan add constraint org_plan_stands foreign key (pb_id, cb_id) references province_plan (pb_id, cb_id);
alter table plan_change add constraint plan_change_stands foreign key (ob_id, pb_id) references org_plan (ob_id, pb_id);
alter table plan_opinion add constraint plan_opinion_stands foreign key (ob_id, pb_id) references org_plan (ob_id, pb_id) on delete cascade;
alter table plan_arrangement add constraint plan_arrangement_stands foreign key (obt_id, ob_id) references plan_slot (obt_id, ob_id);

-- Who asked never decides, in whichever organisation they work by then: persons are kept beside what waits.
alter table province_plan add column asked_by bigint[] not null default '{}';
alter table org_plan add column asked_by bigint[] not null default '{}';
alter table plan_change add column asked_by bigint[] not null default '{}';
