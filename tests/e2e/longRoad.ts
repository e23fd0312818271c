import { handIn } from '@tqc/client';
import { intake } from '@tqc/contract/intake';
import { certBatch, localeSet, orgBatch, provinceBatch } from '@tqc/contract/register';
import { registrationReview } from '@tqc/contract/register';
import { onOff } from '@tqc/domain/dictionaries';
import { idNoCheck } from '@tqc/domain/shared';
import { callsAs, channelOf, product } from './product';

/** What stands before the long way begins, made by the calls of those whose business it is. */
export const BATCH = '2024年补充认定';
export const PROVINCE_PLAN = '补充认定省级计划';
export const PLAN = '东霁区补充认定计划';
/** The two points of the county. */
const POINTS = ['132880101', '132880102'] as const;
const ctIds: (1 | 2 | 3)[] = [1, 2, 3];
const audience: (1 | 2)[] = [1, 2];

/** A batch, a passed province plan, and the county's plan as a draft with two time slots. */
export async function planned(): Promise<{ readonly obId: string }> {
  const centre = await callsAs('demo_gj');
  const { id: cbId } = await centre.send(certBatch.create, {
    cbName: BATCH,
    year: 2024,
    half: 4,
    audience,
    ctIds,
    beginDate: '2024-06-01',
    endDate: '2024-12-31',
  });
  const province = await callsAs('demo_s32');
  const { id: pbId } = await province.send(provinceBatch.create, {
    cbId,
    planName: PROVINCE_PLAN,
    filing: [{ begin: '2024-06-11 09:00', end: '2024-06-28 18:00' }],
    confirmBegin: '2024-06-11',
    confirmEnd: '2024-07-12',
    approveBegin: '2024-06-12',
    approveEnd: '2024-08-31',
    autoPass: false,
    ctIds,
    contact: '演示联系人',
    contactPhone: '025-88880000',
  });
  await province.send(provinceBatch.update, { pbId, action: 'report' }, { version: 1 });
  await centre.send(provinceBatch.update, { pbId, action: 'pass' }, { version: 2 });
  const county = await callsAs('demo_x320101');
  const slot = { confirmBegin: '2024-06-11', confirmEnd: '2024-06-28', ctIds };
  const { id: obId } = await county.send(orgBatch.create, {
    pbId,
    planName: PLAN,
    receiveWay: 1,
    times: [
      {
        ...slot,
        validBeginDateStr: '2024-06-11 09:00',
        validEndDateStr: '2024-06-25 18:00',
      },
      {
        ...slot,
        confirmBegin: '2024-06-26',
        validBeginDateStr: '2024-06-26 09:00',
        validEndDateStr: '2024-06-27 18:00',
      },
    ],
  });
  return { obId };
}

/** Both points of the county work for the plan; their arrangements. */
export async function arranged(obId: string): Promise<readonly string[]> {
  const county = await callsAs('demo_x320101');
  const { times } = await county.send(orgBatch.get, { obId });
  const made: string[] = [];
  for (const pointId of POINTS) {
    const { id } = await county.send(localeSet.create, {
      obtId: times[0]?.obtId ?? '',
      pointId,
      confirmWay: 1,
      beginDate: '2024-06-11',
      endDate: '2024-06-28',
      amHours: '08:30-11:30',
      pmHours: '14:00-17:00',
      dayCapacity: 100,
      confirmRange: '东霁区户籍、居住或就读人员',
      audience,
      ctIds,
    });
    made.push(id);
  }
  return made;
}

/** No applicant of another journey goes where the plan has ended. */
export async function stopped(arrangements: readonly string[]): Promise<void> {
  const county = await callsAs('demo_x320101');
  for (const lsId of arrangements) {
    const { version } = await county.send(localeSet.get, { lsId });
    await county.send(localeSet.update, { lsId, status: onOff.code('off') }, { version });
  }
}

interface Person {
  readonly idNo: string;
  readonly birthDate: string;
}

/** Invented numbers of women born in that year: area 328801 is assigned to nobody. */
function* idNumbers(year: number): Generator<Person> {
  for (let n = 0; ; n += 1) {
    const month = String(1 + (Math.floor(n / 400) % 12)).padStart(2, '0');
    const day = String(1 + (Math.floor(n / 4800) % 28)).padStart(2, '0');
    const first17 = `328801${year}${month}${day}${String(102 + (n % 400) * 2).padStart(3, '0')}`;
    yield { idNo: first17 + idNoCheck(first17), birthDate: `${year}-${month}-${day}` };
  }
}

/** What the platform says of somebody: the first time, and when they object. */
interface Answers {
  readonly first: number;
  readonly again: number;
}

/** Somebody of whom the platform says what is wanted. */
export async function person(
  wanted: (answers: Answers) => boolean,
  { known = new Set(), year = 1999 }: { known?: ReadonlySet<string>; year?: number } = {},
): Promise<Person> {
  const { localAccessPlatform } = await import('../../apps/server/src/trade/accessPlatform');
  for (const one of idNumbers(year)) {
    if (known.has(one.idNo)) continue;
    const asked = { name: '', idNo: one.idNo, requestId: '' };
    const first = await localAccessPlatform.query(asked);
    const again = await localAccessPlatform.query({ ...asked, reconsidered: true });
    if (wanted({ first, again })) return one;
  }
  throw new Error('there is always one more');
}

/** An applicant of the long way. */
export interface Applicant {
  readonly name: string;
  readonly lsId: string;
  /** The platform finds something about them. */
  readonly found?: boolean;
  /** They hand the diploma in after the confirmation. */
  readonly graduating?: boolean;
  /** Who they are, where that is known. */
  readonly person?: Person;
  readonly mobile?: string;
  /** Where the installation does not play its own day of 2024. */
  readonly examValidUntil?: string;
}

/** Applications handed in through the channel; their numbers in the same order. */
export async function filed(
  applicants: readonly Applicant[],
  mark = 'LONG',
): Promise<readonly string[]> {
  const { silhouette } = await import('../../apps/server/src/demo/documents');
  const known = new Set<string>();
  const items: object[] = [];
  for (const [at, applicant] of applicants.entries()) {
    const { name, lsId, found = false, graduating = false } = applicant;
    const { examValidUntil = '2026-06-30' } = applicant;
    const { idNo, birthDate } =
      applicant.person ??
      // What is found of somebody who objects here stays found.
      (await person(({ first, again }) => (found ? first * again !== 0 : first === 0), { known }));
    known.add(idNo);
    items.push({
      channelNo: `${mark}-${at}00000`,
      lsId,
      name,
      sex: 2,
      birthDate,
      idType: 1,
      idNo,
      mobile: applicant.mobile ?? `1548${String(8_800_000 + at)}`,
      household: '江苏云汀市东霁区',
      residence: '江苏云汀市东霁区',
      address: '朝晖路8号',
      personType: graduating ? 2 : 1,
      graduating,
      collegeAppendFlag: graduating,
      collegeVerifyStatus: graduating ? 0 : 1,
      ctId: 3,
      subjectId: '3002',
      examType: 1,
      examNo: `20230000000${at}`,
      examValidUntil,
      educationLevel: 3,
      graduateSchool: '澄岚师范大学',
      major: '数学与应用数学',
      mandarinLevel: 21,
      mandarinScore: 88.5,
      files: [{ kind: 'photo', title: '证件照片', part: 'photo' }],
    });
  }
  const photo = new Uint8Array(await silhouette(0, 2));
  const { accepted, refused } = await handIn(product().url, channelOf(), items, [
    { field: 'photo', name: '证件照片.jpg', bytes: photo },
  ]);
  if (refused[0]) throw new Error(refused[0].message);
  return accepted.map(({ regId }) => regId);
}

/** The graduate brings the diploma: the application of that place in the list. */
export async function bringsDiploma(at: number): Promise<void> {
  const { scan } = await import('../../apps/server/src/demo/documents');
  const bytes = new Uint8Array(await scan('毕业证书', ['演示人员', '样例材料，不作他用']));
  const { refused } = await handIn(
    product().url,
    channelOf(),
    [
      {
        channelNo: `LONG-${at}00000`,
        diplomaNo: '106371202405000088',
        graduateDate: '2024-06-15',
        files: [{ kind: 'newDiploma', title: '毕业证书', part: 'diploma' }],
        replies: [],
      },
    ],
    [{ field: 'diploma', name: '毕业证书.png', bytes }],
    0,
    intake.supplement,
  );
  if (refused[0]) throw new Error(refused[0].message);
}

/** The point checks and confirms those who need nothing of this journey. */
export async function confirmed(regIds: readonly string[]): Promise<void> {
  const point = await callsAs('demo_q0001');
  const checked = {
    materials: [1, 2, 3, 4, 5, 6, 7, 8],
    healthResult: 1 as const,
    healthDate: '2024-06-17',
  };
  for (const regId of regIds) {
    await point.send(
      registrationReview.confirmRegistration,
      { regId, decision: 'materialsQualified', ...checked },
      { version: 1 },
    );
    await point.send(
      registrationReview.affirmRegistration,
      { regId, decision: 'confirm', ...checked },
      { version: 2 },
    );
  }
}
