import { baseMajor, baseSubject } from '@tqc/contract/basic';
import { normalStudent } from '@tqc/contract/exemption';
import { resource } from '@tqc/contract/resource';
import { normalDataStatus } from '@tqc/domain/dictionaries';
import { idNoCheck } from '@tqc/domain/shared';
import sharp from 'sharp';
import { TEST_COLLEGE, testOrgs, type TestServer } from './server';

/** The class year of the students of tests: its window never closes, its filings are passed. */
export const EXEMPT_CLASS = 2020;
const FUNDED = 'publicFunded';
const JUNIOR = 3;
const BACHELOR = 3;

interface Ground {
  readonly majorId: string;
  readonly subjectId: string;
}
const grounds = new WeakMap<TestServer, Promise<Ground>>();
let serial = 0;

/** What a university needs before it can hand students in, laid once on a server. */
export function exemptGround(server: TestServer): Promise<Ground> {
  const there = grounds.get(server);
  if (there) return there;
  const laid = lay(server);
  grounds.set(server, laid);
  return laid;
}

async function lay(server: TestServer): Promise<Ground> {
  await server.as('university');
  const centre = await server.as('centre');
  const { id: subjectId } = await centre(baseSubject.create, {
    type: JUNIOR,
    code: 'EXG1',
    name: '演示历史',
    beginYear: 2000,
  });
  const { id: majorId } = await centre(baseMajor.create, {
    code: '690001',
    name: '演示历史学',
    parentId: null,
    educationLevel: BACHELOR,
    year: 2024,
  });
  const { pool } = server;
  await pool.query(
    `insert into exempt_roster (roster_id, prov, college_id, major_id, education_level, teacher_types, grades, subject_ids, first_class, status)
     values (880001, '32', $1, $2, $3, array[$4::text], array[$5::smallint], array[$6::text], $7, 1)`,
    [TEST_COLLEGE, majorId, BACHELOR, FUNDED, JUNIOR, subjectId, EXEMPT_CLASS],
  );
  await pool.query(
    `insert into exempt_subject_three (pair_id, grade, code, name, interview, subject_id, ct_id, first_batch)
     values (880002, $1, 'EXG1', '历史', '历史', $2, 3, '2020年上半年')`,
    [JUNIOR, subjectId],
  );
  await pool.query(
    `insert into exempt_review_time (window_id, prov, year, class_year, teacher_types, collect_begin, collect_end, submit_end, review_begin, review_end)
     values (880003, '32', $1, $1, array[$2::text], '2000-01-01 00:00', '2099-12-31 23:59', '2099-12-31 23:59', '2000-01-01 00:00', '2099-12-31 23:59')`,
    [EXEMPT_CLASS, FUNDED],
  );
  await pool.query(
    `insert into exempt_filing (doc_id, kind, prov, college_id, org_id, year, contact, phone, file_id, admin_id, submitter, submitted_at, status)
     select 880010 + k, k, '32', $1, $2, $3, '林问夏', '000-88880001', gen_random_uuid(), 1, '林问夏', now(), 1 from generate_series(1, 3) k`,
    [TEST_COLLEGE, testOrgs.university.id, EXEMPT_CLASS],
  );
  return { majorId, subjectId };
}

const picture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 295, height: 413, channels: 3, background: '#88aadd' } })
      .jpeg()
      .toBuffer(),
  );

/** A photo that the university has uploaded and nothing uses yet. */
export async function uploadedPhoto(server: TestServer): Promise<string> {
  const university = await server.as('university');
  const files = [
    { field: 'file', name: `照片${String((serial += 1))}.jpg`, bytes: await picture() },
  ];
  const { fileId } = await university(resource.updateFile, {}, { files });
  return fileId;
}

/** A student whose data are complete; each time another person. */
export async function newStudent(server: TestServer) {
  const { majorId, subjectId } = await exemptGround(server);
  const n = (serial += 1);
  // An even seventeenth digit: a woman.
  const first17 = `3288012002${String(1 + (Math.floor(n / 400) % 12)).padStart(2, '0')}07${String(100 + (n % 400) * 2).slice(-3)}`;
  return {
    classYear: EXEMPT_CLASS,
    name: '沈知微',
    idNo: first17 + idNoCheck(first17),
    mobile: `1540007${String(n).padStart(4, '0')}`,
    studentNo: `2016${String(n).padStart(5, '0')}`,
    teacherType: FUNDED,
    sex: 2,
    nation: '01',
    department: '历史学院',
    majorId,
    educationLevel: BACHELOR,
    beginMonth: '2016-09',
    endMonth: '2020-06',
    graduateState: 1,
    years: 4,
    agreementNo: `协${n}`,
    grade: JUNIOR,
    subjectId,
    courseAssessment: 1,
    writtenTest: 1,
    interview: 1,
    ethics: '品行端正，热爱教育',
    photo: await uploadedPhoto(server),
  };
}

/** The same, as the university has entered it. */
export async function handStudent(
  server: TestServer,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const university = await server.as('university');
  const input = { ...(await newStudent(server)), ...more };
  return (await university(normalStudent.create, input)).id;
}

/** A student with a certificate of ability, and an application that rests on it. */
export async function passedStudent(server: TestServer, abilityNo: string, validTo = '2026-06-30') {
  const entered = await newStudent(server);
  const { id } = await (await server.as('university'))(normalStudent.create, entered);
  await server.pool.query(
    'update exempt_student set status = $2, ability_no = $3, valid_from = $4, valid_to = $5 where student_id = $1',
    [id, normalDataStatus.code('passed'), abilityNo, '2023-07-01', validTo],
  );
  const { idNo, name, subjectId } = entered;
  const birthDate = idNo.slice(6, 14).replace(/(....)(..)(..)/, '$1-$2-$3');
  return {
    id,
    application: { idNo, name, birthDate, subjectId, examType: 2, examNo: abilityNo },
  };
}
