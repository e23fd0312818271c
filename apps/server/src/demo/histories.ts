import {
  certChangeStatus,
  certChangeType,
  finalJudgement,
  recordStatusEnroll,
  reviewFlag,
  tempHistoryReason,
  tempHistoryStatus,
} from '@tqc/domain/dictionaries';
import { certCaseNo, makeCertificateNo, maskIdNo } from '@tqc/domain/shared';
import type { PoolClient } from 'pg';
import { newId } from '../kit/newId';
import { placeOf } from '../kit/personal';
import type { AppParts } from '../kit/serve';
import { oldCertsAtHome, putScan, putStep, type DemoCert } from './certCases';
import { HOME } from './restrictions';

const YEAR = '2024';
const CERTS = 1;
const REGISTRATIONS = 2;
const [OLD_SOURCE, IMPORTED] = [99, 7];
const QUALIFIED = finalJudgement.code('qualified');

interface Drawn {
  readonly track: number;
  readonly old?: boolean;
  readonly reason: Parameters<typeof tempHistoryReason.code>[0];
  readonly state: Parameters<typeof tempHistoryStatus.code>[0];
}
/** Rows of old collections: each reason, each state, of both tracks and of before 2012. */
const ROWS: readonly Drawn[] = [
  { track: CERTS, reason: 'twice', state: 'waiting' },
  { track: CERTS, reason: 'identity', state: 'waiting' },
  { track: CERTS, reason: 'organisation', state: 'waiting' },
  { track: CERTS, reason: 'missing', state: 'waiting' },
  { track: CERTS, reason: 'missing', state: 'stored' },
  { track: CERTS, reason: 'twice', state: 'void' },
  { track: CERTS, old: true, reason: 'missing', state: 'waiting' },
  { track: CERTS, old: true, reason: 'missing', state: 'waiting' },
  { track: CERTS, old: true, reason: 'missing', state: 'void' },
  { track: REGISTRATIONS, reason: 'twice', state: 'waiting' },
  { track: REGISTRATIONS, reason: 'organisation', state: 'waiting' },
  { track: REGISTRATIONS, reason: 'missing', state: 'waiting' },
  { track: REGISTRATIONS, reason: 'missing', state: 'stored' },
  { track: REGISTRATIONS, reason: 'identity', state: 'void' },
];
const SAID = { waiting: '', stored: '凭纸质档案核对后入库', void: '纸质档案里没有此人' } as const;

/** Histories: what fits no store, educations found afterwards, changes of registrations. */
export async function fillHistories(app: AppParts, client: PoolClient): Promise<void> {
  const holders = await oldCertsAtHome(client, ROWS.length);
  for (const [at, drawn] of ROWS.entries()) {
    const holder = holders[at % holders.length];
    if (holder) await fillTemp(app, client, holder, at + 1, drawn);
  }
  await fillMasks(app, client);
  await fillColleges(client);
  await fillChanges(app, client);
  // Of those whose registration ends or has ended some were told last week.
  await client.query(
    "update enrollment_history set reminded_at = '2024-06-11T02:00:00Z', reminded_by = org_name where hist_id % 3 = 0 and valid_until <= '2024-08-17' and exists (select from enrollment_due d where d.hist_id = enrollment_history.hist_id and not d.applying)",
  );
}

async function fillTemp(
  { personal }: AppParts,
  client: PoolClient,
  holder: DemoCert,
  serial: number,
  { track, old = false, reason, state }: Drawn,
): Promise<void> {
  const id = newId();
  const idNo = personal.open(placeOf('cert', 'id_no', holder.cert_id), holder.id_no);
  const isMale = Number(idNo[16]) % 2 === 1;
  const certNo = makeCertificateNo({
    year: 2009,
    province: holder.prov,
    orgCode: '801',
    ctId: holder.ct_id,
    sex: isMale ? 1 : 2,
    serial: 900_000 + serial,
  });
  const isUnknown = reason === 'organisation';
  const isBare = reason === 'missing';
  const isHandled = state !== 'waiting';
  await client.query(
    `insert into history_temp (id, track, province2012, prov, city, county, name, sex, birth_date, nation, id_no, id_mask, id_index, id_ref, cert_no,
       ct_id, subject_id, subject_name, issuer, org_id, issued_on, education_level, graduate_school, paper_archive_no,
       work_unit, registration_type, enroll_number, conclusion, concluded_on, valid_until, reason, data_source, import_no,
       status, opinion, handler, handler_org, handled_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
       c.ct_id, c.subject_id, c.subject_name, $16, $17, '2009-06-18', $18, $19, $20,
       $21, $22, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33
     from cert c where c.cert_id = $34`,
    [
      id,
      track,
      old,
      holder.prov,
      old ? '' : holder.city,
      old ? '' : holder.county,
      holder.name,
      isMale ? 1 : 2,
      `${idNo.slice(6, 10)}-${idNo.slice(10, 12)}-${idNo.slice(12, 14)}`,
      '01',
      personal.seal(placeOf('history_temp', 'id_no', id), idNo),
      maskIdNo(idNo),
      holder.id_index,
      personal.idRef(idNo),
      certNo,
      isUnknown ? '东霁县教育委员会' : holder.org_name,
      isUnknown || old ? null : holder.org_id,
      isBare ? null : 3,
      isBare ? '' : '澄岚师范大学',
      old ? `DA2009${String(serial).padStart(4, '0')}` : '',
      track === REGISTRATIONS ? '演示第一初级中学' : '',
      track === REGISTRATIONS ? 1 : null,
      track === REGISTRATIONS ? QUALIFIED : null,
      track === REGISTRATIONS ? '2014-06-18' : null,
      track === REGISTRATIONS && !isBare ? '2019-06-17' : null,
      tempHistoryReason.code(reason),
      old ? OLD_SOURCE : IMPORTED,
      `DR${YEAR}0001`,
      tempHistoryStatus.code(state),
      SAID[state],
      isHandled ? '演示经办员' : '',
      isHandled ? holder.org_name : '',
      isHandled ? '2024-06-12T02:00:00Z' : null,
      holder.cert_id,
    ],
  );
}

/** The numbers of registrations that have no record of their own, as they are shown. */
async function fillMasks({ personal }: AppParts, client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ hist_id: string; enr_id: string; id_no: Buffer }>(
    `select distinct on (h.hist_id) h.hist_id::text, e.enr_id::text, e.id_no from enrollment_history h join enrollment e on e.id_index = h.id_index`,
  );
  for (const { hist_id: histId, enr_id: enrId, id_no: sealed } of rows) {
    const idNo = personal.open(placeOf('enrollment', 'id_no', enrId), sealed);
    await client.query('update enrollment_history set id_mask = $2 where hist_id = $1', [
      histId,
      maskIdNo(idNo),
    ]);
  }
}

/** Whoever was certified while studying: most wait, one was refused, one is done. */
async function fillColleges(client: PoolClient): Promise<void> {
  await client.query(
    `insert into history_college (reg_id, prov, city, county, point, org_id, name, id_index, archive_no, cert_no, ct_id, first_level, first_school, created_at)
     select reg_id, prov, city, county, point, org_id, name, id_index, archive_no, cert_no, ct_id, education_level, graduate_school, '2024-06-12T02:00:00Z'
     from registration where cert_no is not null and graduating order by reg_id limit 300
     on conflict do nothing`,
  );
  await client.query(
    `with one as (select reg_id, row_number() over (partition by org_id order by reg_id) as n from history_college)
     update history_college h set status = case n when 2 then $1::smallint else $2::smallint end,
       opinion = case n when 2 then '毕业证书看不清，请重新提供' else '' end, handler = '演示经办员', handled_at = '2024-06-14T02:00:00Z',
       education_level = case n when 3 then 3 end, graduate_school = case n when 3 then '澄岚师范大学' else '' end,
       diploma_no = case n when 3 then 'BY20240001' else '' end, graduate_date = case n when 3 then '2024-06-10'::date end, by_hand = n = 3
     from one where one.reg_id = h.reg_id and n in (2, 3)`,
    [reviewFlag.code('failed'), reviewFlag.code('passed')],
  );
}

interface Registered extends DemoCert {
  readonly hist_id: string;
  readonly enr_id: string;
  readonly id_mask: string;
  readonly decider_id: string;
  readonly decider_org: string;
  readonly judge_id: string;
  readonly judge_name: string;
}
const CHANGES = [
  { type: 'historyRevoked', status: 'pending' },
  { type: 'historyConclusion', status: 'pending' },
  { type: 'historyConclusion', status: 'failed' },
  { type: 'historyRevoked', status: 'passed' },
] as const;

/** Changes of registrations that the county asked for, in each state. */
async function fillChanges(app: AppParts, client: PoolClient): Promise<void> {
  const { rows } = await client.query<Registered>(
    `select h.hist_id::text, h.enr_id::text, e.cert_id::text, h.cert_no, h.ct_id, h.name, h.id_mask, e.id_no, h.id_index,
       h.org_id::text, h.org_name, h.prov, h.city, h.county, a.admin_id::text as own_id, a.name as own_name,
       a.admin_id::text as other_id, a.name as other_name,
       u.org_id::text as decider_id, u.org_name as decider_org, j.admin_id::text as judge_id, j.name as judge_name
     from enrollment_history h join enrollment e using (enr_id) join org o on o.org_id = h.org_id join org u on u.org_id = o.parent_id
     join lateral (select admin_id, name from admin where org_id = o.org_id order by admin_id limit 1) a on true
     join lateral (select admin_id, name from admin where org_id = u.org_id order by admin_id desc limit 1) j on true
     order by h.county <> $1, h.hist_id limit $2`,
    [HOME, CHANGES.length],
  );
  for (const [at, row] of rows.entries()) {
    const drawn = CHANGES[at];
    if (!drawn) continue;
    const id = newId();
    const isRevoking = drawn.type === 'historyRevoked';
    const type = certChangeType.code(drawn.type);
    const status = certChangeStatus.code(drawn.status);
    const isDecided = drawn.status !== 'pending';
    const opinion = drawn.status === 'failed' ? '决定书没有盖章，请补齐后再申请' : '';
    const asked = `2024-06-${String(11 + at)}T02:00:00Z`;
    const [field, label, before, after] = isRevoking
      ? ['recordStatus', '记录状态', '正常', '注册无效']
      : ['conclusion', '注册结论', '注册合格', '暂缓注册'];
    await client.query(
      `insert into cert_change (chg_id, chg_no, change_type, hist_id, cert_no, ct_id, org_id, org_name, decider_id, prov, city, county, name, id_mask, id_index,
         is_key, fields, summary, wanted, explanation, asked_by, applicant, applied_at, status, decided_by, decider, decided_org, decided_at, last_opinion)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, true, 1, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27)`,
      [
        id,
        certCaseNo('BG', row.prov, YEAR, 100 + at),
        type,
        row.hist_id,
        row.cert_no,
        row.ct_id,
        row.org_id,
        row.org_name,
        row.decider_id,
        row.prov,
        row.city,
        row.county,
        row.name,
        row.id_mask,
        row.id_index,
        `${label}：${before}→${after}`,
        JSON.stringify(
          isRevoking
            ? { reasons: [2] }
            : { conclusion: finalJudgement.code('deferred'), validUntil: null },
        ),
        isRevoking ? '年度考核材料不实' : '培训学时计算有误',
        row.own_id,
        row.own_name,
        asked,
        status,
        isDecided ? row.judge_id : null,
        isDecided ? row.judge_name : '',
        isDecided ? row.decider_org : '',
        isDecided ? '2024-06-17T02:00:00Z' : null,
        opinion,
      ],
    );
    await client.query(
      `insert into cert_change_item (item_id, chg_id, field, label, before, after, prov, city, county) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [newId(), id, field, label, before, after, row.prov, row.city, row.county],
    );
    await putScan(app, client, row, { kind: 'certChange', id, part: 'proof', title: '决定书' });
    await putStep(client, {
      kind: 'certChange',
      id,
      cert: row,
      at: asked,
      word: `申请${certChangeType.label(type)}`,
      event: '提交申请',
      to: certChangeStatus.code('pending'),
      by: row.own_id,
      name: row.own_name,
      text: '',
    });
    if (drawn.status === 'passed') {
      const invalid = recordStatusEnroll.code('invalid');
      await client.query('update enrollment_history set record_status = $2 where hist_id = $1', [
        row.hist_id,
        invalid,
      ]);
      await client.query('update enrollment set record_status = $2 where enr_id = $1', [
        row.enr_id,
        invalid,
      ]);
    }
  }
  const [first] = rows;
  await client.query('update number_counter set last = greatest(last, $2) where series = $1', [
    `certChange/${first?.prov ?? ''}${YEAR}`,
    100 + CHANGES.length,
  ]);
}
