import { province, teachGrade, validation } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/applicant';
import { calls, del, field, get, imported, none, paged, pageOf, post } from '../kit';
import { applicantLife, ofPerson } from './person';

const MOST = 150;
const scoreId = field.id('成绩编号');
const expiredTime = field.date('有效期止');
const examBatch = field.text('考试批次', 40);
const proofNo = field.shaped('合格证明编号', {
  max: 20,
  pattern: /^\d{10,20}$/,
  says: '合格证明编号为10到20位数字',
  example: (serial) => String(2_024_000_000_000 + serial),
});
const interviewSubject = field.text('面试科目', 40);

/** What the examination office says of one person. */
const result = {
  examBatch,
  prov: field.code('考试省份', province),
  grade: field.code('学段', teachGrade),
  scoreOne: field.count('科目一', 0, MOST),
  scoreTwo: field.count('科目二', 0, MOST),
  scoreThree: field.count('科目三', 0, MOST).nullable(),
  interviewSubject,
  interviewScore: field.text('面试成绩', 10),
  proofNo,
  expiredTime,
};

/** A result of the unified examination, with its person. */
export const Score = z.object({
  scoreId,
  ssoId: ofPerson.ssoId.nullable(),
  idRef: ofPerson.idRef,
  name: ofPerson.name,
  idNo: ofPerson.idNo,
  validation: field.status('核验结果', validation),
  ...result,
  expired: field.flag('是否过期'),
  checkedAt: field.moment('核验时间').nullable(),
  /** The answer of the examination office is kept. */
  cached: z.boolean(),
  version: field.version(),
});
const row = Score.shape;

const entered = {
  name: ofPerson.name,
  idNo: ofPerson.idNo,
  ...result,
  scoreThree: result.scoreThree.default(null),
};

/** 国考成绩 */
export const score = calls(catalogue.score, {
  list: get(
    '',
    'view',
    paged(
      {
        ssoId: ofPerson.ssoId,
        name: ofPerson.name,
        idNo: ofPerson.idNo,
        proofNo: field.text('合格证明编号', 20),
        examBatch,
        prov: row.prov,
        grade: row.grade,
        interviewSubject,
        validation: row.validation,
        expired: row.expired,
      },
      ['scoreId', 'expiredTime'],
    ),
    pageOf(Score),
    { rowKey: 'scoreId', audit: 'query' },
  ),
  get: get('{scoreId}', 'view', z.object({ scoreId }), Score.extend({ life: applicantLife }), {
    audit: 'view',
  }),
  removeCache: del(
    '{ssoId}/{idRef}',
    'cacheRemove',
    z.object({ ssoId: ofPerson.ssoId, idRef: ofPerson.idRef }),
    none,
    { versioned: false },
  ),
  /** One result, of a form or a line of a file; a known proof is brought up to date. */
  importScore: post('importScore', 'import', z.object(entered), z.object({ id: scoreId })),
});

/** Results as a file: a number of a proof that is there is changed, any other added. */
export const scoreImport = imported({
  target: 'score',
  title: '国考成绩',
  row: z.object(entered),
  key: 'proofNo',
  call: score.importScore,
  example: {
    name: '孟知远',
    idNo: '328801199802031222',
    examBatch: '2024年上半年',
    prov: '江苏',
    grade: '小学',
    scoreOne: '82',
    scoreTwo: '78',
    scoreThree: '',
    interviewSubject: '小学语文',
    interviewScore: '合格',
    proofNo: '20244100123456',
    expiredTime: '2027-06-30',
  },
});
