import { certApplyDecisions, reissueRemark } from '@tqc/domain/cert';
import { certChangeStatus, certStatus, printStatus, reissueType } from '@tqc/domain/dictionaries';
import { certCaseNo, maskIdNo } from '@tqc/domain/shared';
import type { PoolClient } from 'pg';
import { newId } from '../kit/newId';
import { placeOf } from '../kit/personal';
import type { AppParts } from '../kit/serve';
import { keepFile } from './demoFiles';
import { applicationForm } from './documents';
import { HOME } from './restrictions';

const YEAR = '2024';
const REISSUE = 1;
const PENDING = certChangeStatus.code('pending');
const FAILED = certChangeStatus.code('failed');
const PASSED = certChangeStatus.code('passed');

/** Applications of the county one signs in to: each state, both kinds, of oneself and of others. */
const APPLICATIONS: readonly (readonly [
  kind: number,
  reason: number,
  status: number,
  own: boolean,
])[] = [
  [1, 1, PENDING, false],
  [2, 2, PENDING, true],
  [2, 3, PENDING, false],
  [1, 1, FAILED, false],
  [2, 4, FAILED, true],
  [2, 2, PASSED, false],
  [1, 1, PASSED, true],
];

/** A certificate that a case is about, with its office and two people of it. */
export interface DemoCert {
  readonly cert_id: string;
  readonly cert_no: string;
  readonly ct_id: number;
  readonly name: string;
  readonly id_no: Buffer;
  readonly id_index: Buffer;
  readonly org_id: string;
  readonly org_name: string;
  readonly prov: string;
  readonly city: string;
  readonly county: string;
  readonly own_id: string;
  readonly own_name: string;
  readonly other_id: string;
  readonly other_name: string;
}

/** Printed certificates of years before, of the county; the oldest first. */
export async function oldCertsAtHome(client: PoolClient, n: number): Promise<readonly DemoCert[]> {
  const { rows } = await client.query<DemoCert>(
    `select c.cert_id::text, c.cert_no, c.ct_id, c.name, c.id_no, c.id_index, c.org_id::text, c.org_name, c.prov, c.city, c.county,
       a.ids[1]::text as own_id, a.names[1] as own_name, a.ids[array_length(a.ids, 1)]::text as other_id, a.names[array_length(a.names, 1)] as other_name
     from cert c
     join lateral (select array_agg(admin_id order by admin_id) as ids, array_agg(name order by admin_id) as names from admin where org_id = c.org_id) a on true
     where c.county = $1 and c.reg_id is null and c.status = $3
     order by c.cert_id limit $2`,
    [HOME, n, certStatus.code('normal')],
  );
  return rows;
}

/** Cases of certificates: issued again, in every state. */
export async function fillCertCases(app: AppParts, client: PoolClient): Promise<void> {
  const certs = await oldCertsAtHome(client, APPLICATIONS.length);
  for (const [at, cert] of certs.entries()) {
    const drawn = APPLICATIONS[at];
    if (drawn) await fillApplication(app, client, cert, at + 1, drawn);
  }
  await client.query('insert into number_counter (series, last) values ($1, $2)', [
    `certApply/${certs[0]?.prov ?? ''}${YEAR}`,
    certs.length,
  ]);
}

async function fillApplication(
  app: AppParts,
  client: PoolClient,
  cert: DemoCert,
  serial: number,
  [kind, reason, status, own]: (typeof APPLICATIONS)[number],
): Promise<void> {
  const id = newId();
  const [askedBy, applicant] = own
    ? [cert.own_id, cert.own_name]
    : [cert.other_id, cert.other_name];
  const [decidedBy, decider] = own
    ? [cert.other_id, cert.other_name]
    : [cert.own_id, cert.own_name];
  const isLost = kind === REISSUE;
  const opinion = status === FAILED ? '申请表没有本人签名，请补签后再提交' : '';
  const idNo = app.personal.open(placeOf('cert', 'id_no', cert.cert_id), cert.id_no);
  const day = `2024-06-${String(5 + serial).padStart(2, '0')}`;
  const applied = `${day}T02:00:00Z`;
  const decided = `${day}T08:00:00Z`;
  await client.query(
    `insert into cert_apply (apply_id, apply_no, cert_id, cert_no, ct_id, org_id, org_name, prov, city, county, name, id_mask, id_index,
       kind, reason, lost_on, media, collected, pickup, asked_by, applicant, applied_at, status, decided_by, decided_at, last_opinion)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, 1, $19, $20, $21, $22, $23, $24, $25)`,
    [
      id,
      certCaseNo('BF', cert.prov, YEAR, serial),
      cert.cert_id,
      cert.cert_no,
      cert.ct_id,
      cert.org_id,
      cert.org_name,
      cert.prov,
      cert.city,
      cert.county,
      cert.name,
      maskIdNo(idNo),
      cert.id_index,
      kind,
      reason,
      isLost ? '2024-04-22' : null,
      isLost ? '演示日报' : '',
      !isLost,
      askedBy,
      applicant,
      applied,
      status,
      status === PENDING ? null : decidedBy,
      status === PENDING ? null : decided,
      opinion,
    ],
  );
  for (const [part, title] of [
    ['form', `${reissueType.label(kind)}申请表`],
    ['identity', '身份证件'],
    ...(isLost ? [['notice', '遗失声明']] : []),
  ] as const)
    await putScan(app, client, cert, {
      kind: 'certApply',
      id,
      part: part ?? '',
      title: title ?? '',
    });
  const step = (
    at: string,
    word: string,
    event: string,
    to: number,
    by: string,
    name: string,
    text = '',
  ) => putStep(client, { kind: 'certApply', id, at, word, event, to, by, name, text, cert });
  await step(applied, '补发换发', '提交申请', PENDING, askedBy, applicant);
  if (status === PENDING) return;
  const { label, step: of } = certApplyDecisions.get(status === PASSED ? 'pass' : 'fail');
  await step(decided, of.label, label, status, decidedBy, decider, opinion);
  if (status === PASSED)
    await client.query('update cert set print_status = $3, remark = $2 where cert_id = $1', [
      cert.cert_id,
      reissueRemark(kind, reason, day),
      printStatus.code('reset'),
    ]);
}

/** A step in the life of a case, as the call would have written it. */
export function putStep(
  client: PoolClient,
  step: {
    readonly kind: string;
    readonly id: string;
    readonly at: string;
    readonly word: string;
    readonly event: string;
    readonly to: number;
    readonly by: string;
    readonly name: string;
    readonly text: string;
    readonly cert: Pick<DemoCert, 'org_id' | 'org_name'>;
  },
): Promise<unknown> {
  const { kind, id, at, word, event, to, by, name, text, cert } = step;
  return client.query(
    `insert into case_step (step_id, kind, case_id, at, step, event, from_status, to_status, opinion, actor_id, actor, org_id, org_name)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11, $12)`,
    [newId(), kind, id, at, word, event, to, text, by, name, cert.org_id, cert.org_name],
  );
}

/** A scan beside a case. */
export async function putScan(
  app: AppParts,
  client: PoolClient,
  cert: DemoCert,
  scan: {
    readonly kind: string;
    readonly id: string;
    readonly part: string;
    readonly title: string;
  },
): Promise<void> {
  const { prov, city, county } = cert;
  const drawn = await applicationForm([
    ['材料', scan.title],
    ['持证人', cert.name],
    ['证书号码', cert.cert_no],
  ]);
  const owner = { orgId: cert.org_id, adminId: cert.own_id, prov, city, county };
  const fileId = await keepFile(app, client, `${scan.title}.pdf`, drawn, owner);
  await client.query(
    'insert into cert_case_file (file_id, kind, case_id, part, prov, city, county) values ($1, $2, $3, $4, $5, $6, $7)',
    [fileId, scan.kind, scan.id, scan.part, prov, city, county],
  );
}
