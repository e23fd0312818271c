import type { OutputOf, Row } from '@tqc/contract/kit';
import type { registration } from '@tqc/contract/register';
import { invented } from '../people';
import { orgs } from '../users';

type ApplicationRow = Row<typeof registration.list>;
type Application = OutputOf<typeof registration.get>;
type Figures = OutputOf<typeof registration.figures>;

/** An application of an invented person that was filed online and waits for its check. */
export function applicationRow(
  serial: number,
  differing: Partial<ApplicationRow> = {},
): ApplicationRow {
  const { name, sex, maskedIdNo } = invented(serial);
  return {
    regId: String(24_118_801_000_000 + serial),
    archiveNo: null,
    name,
    sex,
    idNo: maskedIdNo,
    idRef: `ref-${serial}`,
    ctId: 3,
    subjectName: '数学',
    examType: 1,
    educationLevel: 3,
    mandarinLevel: 21,
    collegeVerifyStatus: 1,
    graduating: serial % 3 === 0,
    orgName: orgs.county.orgName,
    pointName: orgs.point.orgName,
    obtId: '351',
    applyTime: `2024-06-1${serial % 8}T0${serial % 9}:15:00Z`,
    lastSubmitTime: '2024-06-12T01:15:00Z',
    confirmTime: null,
    approveTime: null,
    certNo: null,
    graduateSchool: '澄岚师范大学',
    major: '数学与应用数学',
    diplomaNo: '190011202205001234',
    graduateDate: '2022-06-30',
    accessResult: null,
    accessAskedAt: null,
    accessTime: null,
    accessBatch: '',
    limitHit: false,
    dueOn: null,
    daysLeft: null,
    pausedOn: null,
    completeBefore: null,
    status: 6,
    recordStatus: 0,
    blocks: [],
    version: 1,
    ...differing,
  };
}

/**
 * The figures of a workbench: how many applications stand in each state, nothing else going on
 * unless it is said.
 */
export function workFigures(
  waiting: Readonly<Record<number, number>>,
  differing: Partial<Figures> = {},
): Figures {
  return {
    waiting: Object.entries(waiting).map(([status, n]) => ({ status: Number(status), n })),
    dueSoon: 0,
    overdue: 0,
    acceptOverdue: null,
    works: [],
    days: [],
    ...differing,
  };
}

const FILES = [
  ['idCard', '身份证正面'],
  ['diploma', '毕业证书'],
  ['mandarin', '普通话证书'],
  ['promise', '承诺书'],
] as const;

/** The same application in full. */
export function applicationDetail(
  serial: number,
  differing: Partial<Application> = {},
): Application {
  const { birthDate, maskedMobile, name } = invented(serial);
  return {
    ...applicationRow(serial),
    pausedDays: 0,
    acceptedOn: null,
    formerName: '',
    nation: '01',
    politics: '03',
    birthDate,
    idType: 1,
    mobile: maskedMobile,
    email: '',
    household: '云梦省云汀市东霁区',
    residence: '云梦省云汀市东霁区',
    address: '云汀市东霁区****',
    postcode: '118800',
    personType: 1,
    normalStudent: false,
    workUnit: '',
    unitType: null,
    title: '',
    examNo: '20249118801234',
    examValidUntil: '2026-12-31',
    degree: 4,
    studentVerifyStatus: 1,
    collegeAppendFlag: false,
    mandarinScore: '88.5',
    mandarinNo: '1188012300456',
    realNameStatus: 1,
    webHandling: 0,
    paymentType: 0,
    resume: [],
    materials: [],
    healthResult: null,
    healthDate: null,
    reasons: [],
    reasonText: '',
    acceptNo: null,
    confirmedBy: '',
    approvedBy: '',
    opinion: '',
    printStatus: 0,
    photo: fileId(serial, 9),
    files: FILES.map(([kind, title], at) => ({
      kind,
      seq: 1,
      title,
      fileId: fileId(serial, at),
      mime: 'image/png',
    })),
    steps: [
      {
        at: '2024-06-12T01:15:00Z',
        step: '网上申报',
        event: '提交申请',
        actor: name,
        orgName: '',
        fromStatus: null,
        toStatus: 6,
        opinion: '',
      },
    ],
    replies: [],
    cbName: '2024年上半年教师资格认定',
    planName: '东霁区2024年上半年计划',
    orgId: orgs.county.orgId,
    pointId: orgs.point.orgId,
    obId: '301',
    lsId: '401',
    decisions: ['materialsQualified', 'materialsIncomplete', 'checkFailed'],
    notToday: [],
    waiting: null,
    ...differing,
  };
}

function fileId(serial: number, at: number): string {
  return `00000000-0000-7000-8000-${String(serial).padStart(8, '0')}${String(at).padStart(4, '0')}`;
}
