import type { PoolClient } from 'pg';
import { newId } from '../kit/newId';
import { copyObjects, type DemoRow } from './copyRows';

interface Account {
  readonly ssoId: string;
  readonly regId: string;
  readonly at: number;
}
interface Declared {
  readonly reg_id: string;
  readonly graduate_school: string;
  readonly major: string;
  readonly education_level: number;
  readonly mandarin_level: number | null;
  readonly mandarin_score: string | null;
  readonly graduating: boolean;
  readonly prov: string;
}

const CHECKED = '2024-06-12T02:00:00Z';
const [EVERY_OTHER, OTHER_KINDS] = [4, 5];

/** Whether a certificate was checked: most by the source, some by hand, some by nobody yet. */
function checkOf(at: number): DemoRow {
  if (at % 5 === 1)
    return { validation: 0, checked_at: null, checker: '', opinion: '', cached: false };
  if (at % 5 === 3)
    return {
      validation: at % 2 === 0 ? 1 : 2,
      checked_at: CHECKED,
      checker: '演示审核员',
      opinion: '已核对原件',
      cached: false,
    };
  return {
    validation: 1,
    checked_at: CHECKED,
    checker: '核验平台',
    opinion: '查到，与记录一致',
    cached: true,
  };
}

/** What the persons declared as certificates of their accounts, in each state of checking. */
export async function fillCertificates(
  client: PoolClient,
  accounts: readonly Account[],
): Promise<void> {
  const { rows } = await client.query<Declared>(
    `select reg_id::text, graduate_school, major, education_level, mandarin_level, mandarin_score::text, graduating, prov
     from registration where reg_id = any($1::bigint[])`,
    [accounts.map(({ regId }) => regId)],
  );
  const byId = new Map(rows.map((row) => [row.reg_id, row]));
  const of = (make: (account: Account, row: Declared) => DemoRow | undefined) =>
    accounts.flatMap((account) => {
      const row = byId.get(account.regId);
      const made = row && make(account, row);
      return made ? [{ id: newId(), sso_id: account.ssoId, ...made, ...checkOf(account.at) }] : [];
    });
  const no = (prefix: string, at: number) => `${prefix}2024${String(at + 1).padStart(8, '0')}`;
  await copyObjects(
    client,
    'applicant_college',
    of(({ at }, row) => ({
      school: row.graduate_school,
      level: row.education_level,
      study_form: 1,
      major: row.major,
      begin_date: '2020-09-01',
      end_date: row.graduating ? null : '2023-06-30',
      diploma_no: no('BY', at),
    })),
  );
  await copyObjects(
    client,
    'applicant_degree',
    of(({ at }, row) =>
      row.graduating || row.education_level > 3
        ? undefined
        : {
            authority: row.graduate_school,
            degree: 2,
            category: '教育学',
            major: row.major,
            granted_on: '2023-06-30',
            degree_no: no('XW', at),
          },
    ),
  );
  await copyObjects(
    client,
    'applicant_pth',
    of(({ at }, row) => ({
      certificate_no: no('PTH', at),
      level: row.mandarin_level ?? 21,
      score: row.mandarin_score ?? '88',
      tested_on: '2022-11-12',
      station: '演示语言文字测试站',
      prov: row.prov === '66' ? '65' : row.prov,
    })),
  );
  await copyObjects(
    client,
    'applicant_student',
    of(({ at }, row) =>
      row.graduating
        ? {
            school: row.graduate_school,
            department: '教育学院',
            major: row.major,
            level: row.education_level,
            years: 4,
            begin_date: '2020-09-01',
            expected_end: '2024-06-30',
            state: (at % EVERY_OTHER) + 1,
            last_term: true,
          }
        : undefined,
    ),
  );
  await copyObjects(
    client,
    'applicant_other',
    of(({ at }) =>
      at % 3 === 0
        ? {
            kind: (at % OTHER_KINDS) + 1,
            title: '演示证书',
            certificate_no: no('QT', at),
            grade: '',
            authority: '演示发证单位',
            issued_on: '2021-07-01',
            valid_until: null,
          }
        : undefined,
    ),
  );
}
