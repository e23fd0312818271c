import { filingStatus, normalDataStatus, validation } from '@tqc/domain/dictionaries';
import {
  abilityHolds,
  EDUCATION_GRADUATE,
  makeAbilityNo,
  PUBLIC_FUNDED,
} from '@tqc/domain/exemption';
import { maskIdNo, maskMobile } from '@tqc/domain/shared';
import type { PoolClient } from 'pg';
import { placeOf } from '../kit/personal';
import type { AppParts } from '../kit/serve';
import { copyObjects, type DemoRow } from './copyRows';
import { drawPerson } from './people';
import { createRandom } from './random';

const STUDENTS = 975_000_004_001n;
const SEED = 20_240_615;
const FIRST_SERIAL = 61_000_000;
const TODAY = '2024-06-15';
const CLASS = 2024;
const CODES = normalDataStatus;
/** Where the students of one university stand; the first passed ones have their numbers. */
const STAND = [
  ...Array.from({ length: 4 }, () => 'incomplete' as const),
  ...Array.from({ length: 6 }, () => 'ready' as const),
  ...Array.from({ length: 6 }, () => 'waiting' as const),
  ...Array.from({ length: 8 }, () => 'passed' as const),
  ...Array.from({ length: 3 }, () => 'returned' as const),
  ...Array.from({ length: 2 }, () => 'abnormal' as const),
];
const NUMBERED = 5;
const EVERY_GRADUATE = 4;
const BACHELOR = 3;
const MASTER = 2;
const JUNIOR = 3;

/** Who works for the university. */
export interface Filer {
  readonly adminId: string;
  readonly name: string;
  readonly orgId: string;
  readonly collegeId: string;
  readonly prov: string;
}

interface Ground {
  readonly majorId: string;
  readonly subjectIds: readonly string[];
  readonly code: string;
  readonly photos: Readonly<Record<number, string | undefined>>;
}

/** Students of the university in every state, of each type it may take. */
export async function fillExemptStudents(
  app: AppParts,
  client: PoolClient,
  filer: Filer,
): Promise<void> {
  const ground = await groundOf(client, filer);
  if (!ground) return;
  const random = createRandom(SEED);
  let numbers = 0;
  const rows = STAND.map((state, at): DemoRow => {
    const person = drawPerson(
      random,
      { prov: filer.prov, areaName: '', ctIds: [JUNIOR] },
      FIRST_SERIAL + at,
      TODAY,
    );
    const studentId = String(STUDENTS + BigInt(at));
    const graduate = at % EVERY_GRADUATE === 1;
    const type = graduate ? EDUCATION_GRADUATE : at % 2 === 0 ? PUBLIC_FUNDED : 'regular';
    const decided = state === 'passed' || state === 'returned';
    const numbered = state === 'passed' && numbers < NUMBERED;
    if (numbered) numbers += 1;
    const holds = abilityHolds('2024-06-12', '2024-06');
    const seal = (column: string, value: string) =>
      app.personal.seal(placeOf('exempt_student', column, studentId), value);
    return {
      student_id: studentId,
      prov: filer.prov,
      college_id: filer.collegeId,
      org_id: filer.orgId,
      class_year: CLASS,
      places: `{${filer.prov}}`,
      name: person.name,
      id_no: seal('id_no', person.idNo),
      id_index: app.personal.index('idNo', person.idNo),
      id_ref: app.personal.idRef(person.idNo),
      id_shown: maskIdNo(person.idNo),
      mobile: seal('mobile', person.mobile),
      mobile_shown: maskMobile(person.mobile),
      sex: person.sex,
      nation: person.nation,
      student_no: `2020${String(at + 1).padStart(6, '0')}`,
      department: '教师教育学院',
      major_id: ground.majorId,
      education_level: graduate ? MASTER : BACHELOR,
      teacher_type: type,
      begin_month: graduate ? '2021-09' : '2020-09',
      end_month: '2024-06',
      graduate_state: 1,
      grade: JUNIOR,
      subject_id: ground.subjectIds[at % ground.subjectIds.length] ?? null,
      course_assessment: 1,
      written_test: state === 'incomplete' ? null : 1,
      interview: 1,
      ethics: '遵纪守法，品行端正，热爱教育事业。',
      agreement_no: type === PUBLIC_FUNDED ? `公费2020${String(at + 1).padStart(4, '0')}` : '',
      years: graduate ? null : 4,
      degree_kind: graduate ? 2 : null,
      research_field: graduate ? '学科教学' : '',
      tutor: graduate ? '宋怀瑾' : '',
      study_form: graduate ? 1 : null,
      photo: state === 'incomplete' ? null : (ground.photos[person.sex] ?? null),
      student_match:
        state === 'incomplete' ? null : validation.code(state === 'abnormal' ? 'no' : 'yes'),
      faults:
        state === 'incomplete'
          ? '{请补充笔试、照片}'
          : state === 'abnormal'
            ? '{学籍信息中查不到该学生}'
            : '{}',
      ability_no: numbered
        ? makeAbilityNo({ year: CLASS, collegeCode: ground.code, type, serial: numbers })
        : null,
      valid_from: numbered ? holds.from : null,
      valid_to: numbered ? holds.to : null,
      status: CODES.code(state),
      admin_id: decided || state === 'waiting' ? filer.adminId : null,
      submitter: decided || state === 'waiting' ? filer.name : '',
      submitted_at: decided || state === 'waiting' ? '2024-06-03T02:00:00Z' : null,
      reviewer: decided ? '省级演示员' : '',
      reviewed_at: decided ? '2024-06-06T02:00:00Z' : null,
      opinion: state === 'returned' ? '照片背景不符合要求，请更换' : '',
      updated_at: '2024-06-03T02:00:00Z',
    };
  });
  await copyObjects(client, 'exempt_student', rows);
  await copyObjects(client, 'exempt_import', [
    {
      import_id: String(STUDENTS + BigInt(STAND.length)),
      prov: filer.prov,
      college_id: filer.collegeId,
      org_id: filer.orgId,
      file_name: '2024届师范生.xlsx',
      class_years: `{${String(CLASS)}}`,
      total: STAND.length + 1,
      ok: STAND.length,
      failed: 1,
      overwritten: 0,
      admin_id: filer.adminId,
      operator: filer.name,
      begin_at: '2024-06-03T01:58:00Z',
      end_at: '2024-06-03T02:00:00Z',
    },
  ]);
  // The next number follows the last one that was given.
  await client.query('insert into number_counter (series, last) values ($1, $2)', [
    `ability/${String(CLASS)}/${filer.collegeId}`,
    numbers,
  ]);
}

async function groundOf(client: PoolClient, { collegeId }: Filer): Promise<Ground | undefined> {
  const { rows } = await client.query<Omit<Ground, 'photos'>>(
    `select r.major_id as "majorId", r.subject_ids as "subjectIds", c.code
     from exempt_roster r join college c using (college_id)
     where r.college_id = $1 and r.status = $2 order by r.roster_id limit 1`,
    [collegeId, filingStatus.code('passed')],
  );
  const [line] = rows;
  if (!line) return undefined;
  const photos = await client.query<{ sex: number; photo: string }>(
    'select sex, min(photo::text) as photo from registration where photo is not null group by sex',
  );
  return { ...line, photos: Object.fromEntries(photos.rows.map(({ sex, photo }) => [sex, photo])) };
}
