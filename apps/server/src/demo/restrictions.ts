import { limitDecisions, type LimitDecision } from '@tqc/domain/limit';
import { limitStatus } from '@tqc/domain/dictionaries';
import type { PoolClient } from 'pg';
import { newId } from '../kit/newId';
import type { AppParts } from '../kit/serve';
import { keepFile } from './demoFiles';
import { applicationForm } from './documents';

/** The county one signs in to: its first entries stand in every state. */
export const HOME = '328801';
export const STATES_AT_HOME: readonly number[] = (
  [
    'reported',
    'draft',
    'releaseAsked',
    'refused',
    'releaseReviewed',
    'limited',
    'reported',
    'releaseAsked',
    'released',
    'limited',
  ] as const
).map((name) => limitStatus.code(name));

const APPLIED = '2024-06-13T02:00:00Z';
const DECIDED = '2024-06-14T03:00:00Z';
const REFUSAL = '决定书的文号与附件不一致，请核对';

interface Entry {
  readonly limit_id: string;
  readonly name: string;
  readonly status: number;
  readonly org_id: string;
  readonly org_name: string;
  readonly admin_id: string;
  readonly admin_name: string;
  readonly city: string;
  readonly county: string;
  readonly prov: string;
}

/** What the entries of the library rest on, and for those of one county how they came about. */
export async function fillRestrictions(app: AppParts, client: PoolClient): Promise<void> {
  await client.query(`
    update limitation l set
      limit_no = n.no, limit_type = case l.kind when 'lifelong' then 1 else 2 end,
      laws = case l.kind when 'lifelong' then array['L1'] when 'revokeFraud5' then array['L3'] else array['L4'] end,
      term = case l.kind when 'lifelong' then 0 else 5 end, effective_on = l.begin_date, decided_on = l.begin_date,
      document_kind = case l.kind when 'lifelong' then 1 else 2 end, document_no = '演决〔' || to_char(l.begin_date, 'YYYY') || '〕' || right(l.limit_id::text, 6) || '号',
      authority = l.org_name, person_kind = 1, surrender = 1,
      cause = case l.kind when 'lifelong' then '故意犯罪受到有期徒刑以上刑事处罚' when 'revokeFraud5' then '弄虚作假骗取教师资格' else '品行不良、侮辱学生，影响恶劣' end,
      above_id = d.above_id, first_id = d.first_id, final_id = d.final_id,
      violation_approval = (array[null, 0, 1, 2, 1, 1, 1])[l.status + 1]
    from (
      select limit_id, org_id, 'XZ' || prov || to_char(begin_date, 'YYYY')
        || lpad((row_number() over (partition by prov, to_char(begin_date, 'YYYY') order by limit_id))::text, 6, '0') as no
      from limitation) n
    cross join lateral limit_deciders(n.org_id, null) d
    where n.limit_id = l.limit_id`);
  await client.query(`
    insert into number_counter (series, last)
    select 'limit/' || substr(limit_no, 3, 6), count(*) from limitation group by 1`);
  const { rows } = await client.query<Entry>(
    `select l.limit_id::text, l.name, l.status, l.org_id::text, l.org_name, l.prov, l.city, l.county, a.admin_id::text, a.name as admin_name
     from limitation l
     join lateral (select admin_id, name from admin where org_id = l.org_id order by admin_id limit 1) a on true
     where l.limit_id >= 980000000000 order by l.limit_id limit $1`,
    [STATES_AT_HOME.length],
  );
  for (const entry of rows) await fillEntry(app, client, entry);
}

async function fillEntry(app: AppParts, client: PoolClient, entry: Entry): Promise<void> {
  const { limit_id: id, status, admin_id: adminId, admin_name: adminName } = entry;
  const name = limitStatus.nameOf(status);
  const isReleasing = name === 'releaseAsked' || name === 'releaseReviewed' || name === 'released';
  await client.query(
    `update limitation set admin_id = $2, applicant = $3, asked_by = $4, applied_at = $5, last_opinion = $6,
       release_reason = $7, release_paper_no = $8, release_text = $9 where limit_id = $1`,
    [
      id,
      adminId,
      adminName,
      name === 'draft' ? null : adminId,
      name === 'draft' ? null : APPLIED,
      name === 'refused' ? REFUSAL : '',
      isReleasing ? 3 : null,
      isReleasing ? `演复决〔2024〕${id.slice(-3)}号` : '',
      isReleasing ? '行政复议撤销了原决定' : '',
    ],
  );
  await putPaper(app, client, entry, 'decision', '决定书');
  if (isReleasing) await putPaper(app, client, entry, 'release', '复议决定书');
  const step = (event: string, word: string, to: number, opinion = '') =>
    client.query(
      `insert into case_step (step_id, kind, case_id, at, step, event, from_status, to_status, opinion, actor_id, actor, org_id, org_name)
       values ($1, 'limitation', $2, $3, $4, $5, $6, $6, $7, $8, $9, $10, $11)`,
      [
        newId(),
        id,
        APPLIED,
        word,
        event,
        to,
        opinion,
        adminId,
        adminName,
        entry.org_id,
        entry.org_name,
      ],
    );
  await step('新增', '录入', 0);
  if (name === 'draft') return;
  await step('提交审批', '录入', 1);
  if (name === 'reported') return;
  await decided(client, entry, name === 'refused' ? 'reject' : 'approve');
  if (!isReleasing) return;
  await step('申请解除', '解除', 4, '行政复议撤销了原决定');
  if (name === 'releaseAsked') return;
  await decided(client, entry, 'reviewPassed');
  if (name === 'released') await decided(client, entry, 'releaseApproved');
}

async function decided(client: PoolClient, entry: Entry, decision: LimitDecision): Promise<void> {
  const { by, label, step } = limitDecisions.get(decision);
  const opinion = decision === 'reject' ? REFUSAL : '';
  await client.query(
    `insert into case_step (step_id, kind, case_id, at, step, event, from_status, to_status, opinion, actor_id, actor, org_id, org_name)
     select $1, 'limitation', l.limit_id, $2, $3, $4, l.status, l.status, $5, a.admin_id, a.name, o.org_id, o.org_name
     from limitation l join org o on o.org_id = l.${by}_id
     join lateral (select admin_id, name from admin where org_id = o.org_id order by admin_id limit 1) a on true
     where l.limit_id = $6`,
    [newId(), DECIDED, step.label, label, opinion, entry.limit_id],
  );
}

async function putPaper(
  app: AppParts,
  client: PoolClient,
  entry: Entry,
  part: 'decision' | 'release',
  title: string,
): Promise<void> {
  const { org_id: orgId, admin_id: adminId, prov, city, county } = entry;
  const drawn = await applicationForm([
    ['文书', title],
    ['当事人', entry.name],
    ['作出机关', entry.org_name],
  ]);
  const owner = { orgId, adminId, prov, city, county };
  const fileId = await keepFile(app, client, `${title}.pdf`, drawn, owner);
  await client.query(
    'insert into limitation_file (limit_id, part, seq, file_id) values ($1, $2, 0, $3)',
    [entry.limit_id, part, fileId],
  );
}
