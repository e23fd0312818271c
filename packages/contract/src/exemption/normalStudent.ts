import { normalDataStatus } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { ExemptStudent, studentNew } from '../exempt';
import * as catalogue from '../generated/calls/exemption';
import { calls, del, field, get, none, post, put } from '../kit';
import { BatchOutcome, Versioned } from '../register/registrationReview';

/** So many rows are submitted, decided or numbered at once. */
export const MOST_STUDENTS = 200;

const row = ExemptStudent.shape;
const { studentId } = row;
const chosen = {
  records: z
    .array(Versioned)
    .min(1, '请选择学生')
    .max(MOST_STUDENTS, `一次最多办理${MOST_STUDENTS}名学生`),
  preview: z.boolean().default(false),
};
const many = {
  dryRun: ({ preview }: Readonly<Record<string, unknown>>) => preview === true,
  versioned: false,
} as const;

/** 免试学生数据: list, one and change are `applicant.normalPreServiceTeacher`. */
export const normalStudent = calls(catalogue.normalStudent, {
  create: post('normalStudent', 'add', z.object(studentNew), z.object({ id: studentId })),
  remove: del('normalStudent/{studentId}', 'delete', z.object({ studentId }), none),
  /** How many rows are in each state, for the tabs. */
  figures: get(
    'normalStudent/figures',
    'view',
    z.object({ postgraduate: field.flag('教育类研究生').optional() }),
    z.object({
      record: z.array(
        z.object({ status: field.status('审核状态', normalDataStatus), n: z.number().int() }),
      ),
    }),
  ),
  /** Hands rows to the province, or takes back what nobody has reviewed. */
  submit: put(
    'normalStudent/submit',
    'submit',
    z.object({ ...chosen, action: z.enum(['submit', 'withdraw']) }),
    BatchOutcome,
    many,
  ),
  /** `revoke` takes a passed row back before an application uses it. */
  audit: put(
    'normalStudent/audit',
    'audit',
    z.object({
      ...chosen,
      decision: z.enum(['pass', 'return', 'revoke']),
      opinion: field.longText('审核意见', 200).or(z.literal('')).default(''),
    }),
    BatchOutcome,
    many,
  ),
  /** Gives passed rows their numbers, in the order of student numbers. */
  number: post(
    'normalStudent/number',
    'number',
    z.object(chosen),
    BatchOutcome.extend({ firstNo: z.string(), lastNo: z.string() }),
    { dryRun: many.dryRun },
  ),
  /** The ability certificate of a numbered row. */
  certificate: get(
    'normalStudent/certificate/{studentId}',
    'print',
    z.object({ studentId }),
    z.null(),
    {
      reply: 'file',
      audit: 'view',
      quota: () => 'download',
    },
  ),
});
