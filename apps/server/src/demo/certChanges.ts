import { certChangeDecisions } from '@tqc/domain/cert';
import { certChangeStatus, certChangeType, certStatus } from '@tqc/domain/dictionaries';
import { certCaseNo, maskIdNo } from '@tqc/domain/shared';
import type { PoolClient } from 'pg';
import { newId } from '../kit/newId';
import { placeOf } from '../kit/personal';
import type { AppParts } from '../kit/serve';
import { oldCertsAtHome, putScan, putStep, type DemoCert } from './certCases';

const YEAR = '2024';
/** Certificates that are asked for to be issued again come first. */
const APPLIED = 7;
const PENDING = certChangeStatus.code('pending');
const FAILED = certChangeStatus.code('failed');
const PASSED = certChangeStatus.code('passed');
const REFUSAL = '证明材料没有盖章，请补齐后再提交';

interface Drawn {
  readonly type: 'change' | 'remove' | 'restore';
  readonly status: number;
  readonly key: boolean;
  readonly own: boolean;
}
/** Of the county one signs in to: each state, by the city and by a colleague. */
const CHANGES: readonly Drawn[] = [
  { type: 'change', status: PENDING, key: false, own: false },
  { type: 'change', status: PENDING, key: true, own: true },
  { type: 'remove', status: PENDING, key: true, own: true },
  { type: 'change', status: FAILED, key: false, own: true },
  { type: 'remove', status: FAILED, key: true, own: true },
  { type: 'change', status: PASSED, key: false, own: true },
  { type: 'remove', status: PASSED, key: true, own: false },
  { type: 'restore', status: PENDING, key: true, own: true },
];

/** Changes of certificates with what they rest on; what passed stands in the certificate. */
export async function fillCertChanges(app: AppParts, client: PoolClient): Promise<void> {
  const certs = (await oldCertsAtHome(client, APPLIED + CHANGES.length)).slice(APPLIED);
  for (const [at, cert] of certs.entries()) {
    const drawn = CHANGES[at];
    if (drawn) await fillChange(app, client, cert, at + 1, drawn);
  }
  await client.query('insert into number_counter (series, last) values ($1, $2)', [
    `certChange/${certs[0]?.prov ?? ''}${YEAR}`,
    certs.length,
  ]);
}

const ITEMS = {
  key: ['recognisedOn', '认定日期', '', '2019-06-20'],
  plain: ['graduateSchool', '毕业学校', '', '澄岚师范大学'],
  remove: ['status', '证书状态', '正常', '已删除'],
  restore: ['status', '证书状态', '已删除', '正常'],
} as const;

async function fillChange(
  app: AppParts,
  client: PoolClient,
  cert: DemoCert,
  serial: number,
  { type, status, key, own }: Drawn,
): Promise<void> {
  const id = newId();
  const [by, applicant] = own ? [cert.own_id, cert.own_name] : [cert.other_id, cert.other_name];
  const day = `2024-06-${String(5 + serial).padStart(2, '0')}`;
  const { rows: deciders } = await client.query<{
    org_id: string;
    org_name: string;
    admin_id: string;
    name: string;
  }>(
    `select o.org_id::text, o.org_name, a.admin_id::text, a.name from org home
     join org o on o.org_id = case when $2 then home.parent_id else home.org_id end
     join lateral (select admin_id, name from admin where org_id = o.org_id and admin_id <> $3 order by admin_id desc limit 1) a on true
     where home.org_id = $1`,
    [cert.org_id, key, by],
  );
  const [decider] = deciders;
  if (!decider) return;
  const [field, label, before, after] = ITEMS[type === 'change' ? (key ? 'key' : 'plain') : type];
  const isDecided = status !== PENDING;
  const idNo = app.personal.open(placeOf('cert', 'id_no', cert.cert_id), cert.id_no);
  const decidedAt = `${day}T08:00:00Z`;
  await client.query(
    `insert into cert_change (chg_id, chg_no, change_type, cert_id, cert_no, ct_id, org_id, org_name, decider_id, prov, city, county, name, id_mask, id_index,
       is_key, fields, summary, wanted, basis, reason, paper_no, effective_on, explanation, asked_by, applicant, applied_at, status,
       decided_by, decider, decided_org, decided_at, last_opinion)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 1, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32)`,
    [
      id,
      certCaseNo('BG', cert.prov, YEAR, serial),
      certChangeType.code(type),
      cert.cert_id,
      cert.cert_no,
      cert.ct_id,
      cert.org_id,
      cert.org_name,
      decider.org_id,
      cert.prov,
      cert.city,
      cert.county,
      cert.name,
      maskIdNo(idNo),
      cert.id_index,
      key,
      before === '' ? `${label}：${after}` : `${label}：${before}→${after}`,
      JSON.stringify(type === 'change' ? { [field]: after } : {}),
      type === 'change' ? 3 : null,
      type === 'remove' ? 'annul' : null,
      type === 'remove' ? `演教〔2024〕${serial}号` : '',
      type === 'remove' ? day : null,
      { change: '录入时写错，凭档案更正', remove: '证书作废', restore: '误删，申请恢复' }[type],
      by,
      applicant,
      `${day}T02:00:00Z`,
      status,
      isDecided ? decider.admin_id : null,
      isDecided ? decider.name : '',
      isDecided ? decider.org_name : '',
      isDecided ? decidedAt : null,
      status === FAILED ? REFUSAL : '',
    ],
  );
  await client.query(
    `insert into cert_change_item (item_id, chg_id, field, label, before, after, prov, city, county)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [newId(), id, field, label, before, after, cert.prov, cert.city, cert.county],
  );
  await putScan(app, client, cert, { kind: 'certChange', id, part: 'proof', title: '证明材料' });
  const word = certChangeType.label(certChangeType.code(type));
  const step = { kind: 'certChange', id, cert } as const;
  await putStep(client, {
    ...step,
    at: `${day}T02:00:00Z`,
    word: `申请${word}`,
    event: '提交申请',
    to: PENDING,
    by,
    name: applicant,
    text: '',
  });
  if (type === 'restore' || (type === 'remove' && status === PASSED))
    await client.query('update cert set status = $2 where cert_id = $1', [
      cert.cert_id,
      certStatus.code('deleted'),
    ]);
  if (type === 'change' && status === PASSED)
    await client.query('update cert set graduate_school = $2 where cert_id = $1', [
      cert.cert_id,
      after,
    ]);
  if (!isDecided) return;
  const { label: event, step: of } = certChangeDecisions.get(
    status === PASSED ? 'approve' : 'reject',
  );
  await putStep(client, {
    ...step,
    cert: decider,
    at: decidedAt,
    word: of.label,
    event,
    to: status,
    by: decider.admin_id,
    name: decider.name,
    text: status === FAILED ? REFUSAL : '',
  });
}
