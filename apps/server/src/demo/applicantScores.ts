import { maskIdNo } from '@tqc/domain/shared';
import type { PoolClient } from 'pg';
import { newId } from '../kit/newId';
import { placeOf } from '../kit/personal';
import type { AppParts } from '../kit/serve';
import { copyObjects } from './copyRows';

interface Account {
  readonly ssoId: string;
  readonly regId: string;
  readonly at: number;
}
interface Declared {
  readonly reg_id: string;
  readonly name: string;
  readonly id_no: Buffer;
  readonly id_index: Buffer;
  readonly id_ref: string;
  readonly exam_no: string;
  readonly exam_valid_until: string;
  readonly prov: string;
  readonly ct_id: number;
  readonly subject_name: string;
  readonly places: string[];
}

const MOST_GRADE = 5;
const [GIVEN_UP_AT, EVERY] = [4, 9];

/** Results of who passed the unified examination: most as the office said, some given up. */
export async function fillScores(
  { personal }: AppParts,
  client: PoolClient,
  accounts: readonly Account[],
): Promise<void> {
  const { rows } = await client.query<Declared>(
    `select r.reg_id::text, r.name, r.id_no, r.id_index, r.id_ref, r.exam_no, r.exam_valid_until::text, r.prov, r.ct_id,
       r.subject_name, a.places
     from registration r join applicant a using (id_index)
     where r.reg_id = any($1::bigint[]) and r.exam_type = 1 and r.exam_valid_until is not null`,
    [accounts.map(({ regId }) => regId)],
  );
  const byId = new Map(rows.map((row) => [row.reg_id, row]));
  const taken = new Set<string>();
  await copyObjects(
    client,
    'applicant_score',
    accounts.flatMap(({ ssoId, regId, at }) => {
      const row = byId.get(regId);
      if (!row || taken.has(row.exam_no)) return [];
      taken.add(row.exam_no);
      const kept = at % EVERY !== GIVEN_UP_AT;
      const early = row.exam_valid_until < '2027-01-01';
      return [
        {
          score_id: newId(),
          sso_id: ssoId,
          name: row.name,
          id_shown: maskIdNo(personal.open(placeOf('registration', 'id_no', regId), row.id_no)),
          id_index: row.id_index,
          id_ref: row.id_ref,
          places: row.places,
          exam_batch: early ? '2023年下半年考试成绩' : '2024年上半年考试成绩',
          prov: row.prov === '66' ? '65' : row.prov,
          grade: Math.min(row.ct_id, MOST_GRADE),
          score_one: 70 + (at % 40),
          score_two: 72 + (at % 37),
          score_three: row.ct_id > 2 ? 74 + (at % 31) : null,
          interview_subject: row.subject_name,
          interview_score: '合格',
          proof_no: row.exam_no,
          expired_time: row.exam_valid_until,
          validation: kept ? 1 : 0,
          checked_at: kept ? '2024-06-12T02:00:00Z' : null,
          cached: kept,
        },
      ];
    }),
  );
}
