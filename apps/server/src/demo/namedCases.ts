import {
  accessQueryResult,
  graduateVerify,
  printStatus,
  recognitionStatus,
  recordStatusRegister,
  subjectsOf,
} from '@tqc/domain/dictionaries';
import { idNoCheck } from '@tqc/domain/shared';
import type { Person } from './people';

type Column = string | number | boolean | null | Date;

/** A case that stands in every profile: what it shows, and what makes it so. */
export interface NamedCase {
  readonly id: string;
  readonly title: string;
  readonly status: number;
  readonly person?: Partial<Person> & { readonly idType?: number };
  /** Columns of the application that differ from what would be drawn. */
  readonly columns?: Readonly<Record<string, Column>>;
  /** An entry of the restriction library for the person: from, to (open when null). */
  readonly limitation?: {
    readonly kind: string;
    readonly begin: string;
    readonly end: string | null;
  };
  /** Which point of the county: 0 the first, 1 the second. */
  readonly point?: 0 | 1;
  /** How many applications like this one. */
  readonly times?: number;
  /** Who recognises: the county whose clerk can sign in, its neighbour, or the city above both. */
  readonly county?: 'home' | 'neighbour' | 'city';
}

const citizen = (first17: string) => first17 + idNoCheck(first17);
/** 高级中学: the least that a city recognises. */
const HIGH_SCHOOL = 4;
const [MATHEMATICS] = subjectsOf(HIGH_SCHOOL).filter(({ name }) => name === '数学');
const SUBJECT = { subjectId: MATHEMATICS?.id ?? '', subjectName: '数学' };
const day = (text: string) => new Date(`${text}T02:00:00Z`);
const sound: Partial<Person> = {
  examType: 1,
  examValidUntil: '2026-06-30',
  mandarinLevel: 21,
  mandarinScore: 88,
  collegeVerifyStatus: graduateVerify.code('verified'),
  graduating: false,
  collegeAppendFlag: false,
  educationLevel: 3,
  ctId: 3,
  subjectId: '3002',
  subjectName: '数学',
};

/**
 * The cases that tests, training and demonstrations come back to; dates are those of the day the
 * demo plays.
 */
export const namedCases: readonly NamedCase[] = [
  {
    id: 'G01',
    title: '全程顺利：申报、确认、审批、编号、打印',
    status: recognitionStatus.code('recognised'),
    person: { ...sound, name: '陈静怡' },
    columns: { print_status: printStatus.code('printed') },
  },
  {
    id: 'G02',
    title: '姓名含扩展区汉字，字库缺字',
    status: recognitionStatus.code('confirmed'),
    person: { ...sound, name: '李𬭎䶮' },
    columns: { access_result: accessQueryResult.code('waiting'), access_time: null },
  },
  {
    id: 'G03',
    title: '港澳居民居住证',
    status: recognitionStatus.code('filed'),
    person: {
      ...sound,
      name: '何嘉欣',
      sex: 2,
      birthDate: '1998-03-12',
      idNo: citizen('81000019980312906'),
      idType: 2,
    },
  },
  {
    id: 'G04',
    title: '台湾居民来往大陆通行证',
    status: recognitionStatus.code('filed'),
    person: {
      ...sound,
      name: '林雅雯',
      sex: 2,
      birthDate: '1997-09-21',
      idNo: '98800123',
      idType: 4,
    },
  },
  {
    id: 'G05',
    title: '带间隔号的二十二字姓名',
    status: recognitionStatus.code('qualified'),
    person: { ...sound, name: '阿卜杜热合曼·买买提吐尔逊·阿依古丽·吐尔迪', nation: '05' },
  },
  {
    id: 'G06',
    title: '应届毕业生，待补充学历',
    status: recognitionStatus.code('confirmed'),
    person: {
      ...sound,
      name: '周雪宁',
      graduating: true,
      collegeAppendFlag: true,
      collegeVerifyStatus: graduateVerify.code('waiting'),
    },
    columns: {
      record_status: recordStatusRegister.code('awaitingCollege'),
      access_result: accessQueryResult.code('normal'),
    },
  },
  {
    id: 'G07',
    title: '考试合格证明已过期',
    status: recognitionStatus.code('filed'),
    person: { ...sound, name: '吴晨阳', examValidUntil: '2024-01-15' },
  },
  {
    id: 'G08',
    title: '语文学科普通话二级乙等',
    status: recognitionStatus.code('filed'),
    person: {
      ...sound,
      name: '徐文涛',
      subjectId: '3001',
      subjectName: '语文',
      mandarinLevel: 22,
      mandarinScore: 83.5,
    },
  },
  {
    id: 'G09',
    title: '审批前命中限制库',
    status: recognitionStatus.code('confirmed'),
    person: { ...sound, name: '孙志强' },
    columns: {
      limit_hit: true,
      record_status: recordStatusRegister.code('restricted'),
      access_result: accessQueryResult.code('normal'),
    },
    limitation: { kind: 'revokeConduct5', begin: '2022-03-01', end: '2027-02-28' },
  },
  {
    id: 'G10',
    title: '发证之后进入限制库',
    status: recognitionStatus.code('recognised'),
    person: { ...sound, name: '胡海洋' },
    columns: { limit_hit: true, record_status: recordStatusRegister.code('restricted') },
    limitation: { kind: 'lifelong', begin: '2024-06-10', end: null },
  },
  {
    id: 'G11',
    title: '准入查询异常，复议中',
    status: recognitionStatus.code('confirmed'),
    person: { ...sound, name: '朱明浩' },
    columns: {
      access_result: accessQueryResult.code('querying'),
      access_asked_at: day('2024-06-12'),
      record_status: recordStatusRegister.code('accessAbnormal'),
    },
  },
  {
    id: 'G12',
    title: '准入查询四天未返回',
    status: recognitionStatus.code('confirmed'),
    person: { ...sound, name: '高若晓' },
    columns: {
      access_result: accessQueryResult.code('querying'),
      access_asked_at: day('2024-06-14'),
    },
  },
  {
    id: 'G13',
    title: '同一人在两个确认点申报',
    status: recognitionStatus.code('filed'),
    person: {
      ...sound,
      name: '郭雅珊',
      sex: 2,
      birthDate: '1999-05-06',
      idNo: citizen('32886019990506904'),
    },
    times: 2,
  },
  {
    id: 'G14',
    title: '确认点当日预约超出容量',
    status: recognitionStatus.code('filed'),
    person: sound,
    point: 1,
    times: 6,
  },
  {
    id: 'G15',
    title: '审批超过法定工作日',
    status: recognitionStatus.code('confirmed'),
    person: { ...sound, name: '罗国栋' },
    columns: {
      access_result: accessQueryResult.code('normal'),
      apply_time: day('2024-04-22'),
      confirm_time: day('2024-04-24'),
      access_time: day('2024-04-26'),
    },
  },
  {
    id: 'G16',
    title: '五百份待编号，可由两人同时编号',
    status: recognitionStatus.code('approved'),
    person: sound,
    county: 'neighbour',
    times: 500,
  },
  {
    id: 'G17',
    title: '高级中学教师资格，由市级审批',
    status: recognitionStatus.code('confirmed'),
    person: { ...sound, ctId: HIGH_SCHOOL, ...SUBJECT },
    columns: {
      access_result: accessQueryResult.code('normal'),
      access_time: day('2024-06-17'),
    },
    county: 'city',
    times: 12,
  },
];

/** The daily capacity of the second point of the home county: fewer than those who booked it. */
export const SMALL_CAPACITY = 5;
