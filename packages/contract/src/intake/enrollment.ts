import { z } from 'zod';
import { IntakeItem } from './registration';

const { shape } = IntakeItem;
const day = shape.birthDate;
const MOST_YEARS = 5;

/**
 * A registration as the applicants' channel hands it over: who, by which certificate, where they
 * teach, and what the years since came to. Files name the part of the body that carries them.
 */
export const EnrollmentItem = z.strictObject({
  channelNo: shape.channelNo,
  /** The time slot of the plan, and the point of its organisation where one was chosen. */
  obtId: shape.lsId,
  pointId: shape.lsId.nullable().default(null),
  name: shape.name,
  sex: shape.sex,
  nation: shape.nation,
  birthDate: shape.birthDate,
  idType: shape.idType,
  idNo: shape.idNo,
  mobile: shape.mobile,
  certNo: z.string().max(20),
  registrationType: z.number(),
  workUnit: z.string().min(1).max(60),
  schoolKind: z.number(),
  teachGrade: z.number(),
  teachSubject: z.string().min(1).max(30),
  post: z.string().max(30).default(''),
  employedFrom: day.nullable().default(null),
  employedTo: day.nullable().default(null),
  assessments: z
    .array(z.strictObject({ year: z.number().int().min(1990).max(2100), result: z.number() }))
    .max(MOST_YEARS)
    .default([]),
  trainingHours: z.number().int().min(0).max(10_000).default(0),
  ethics: z.string().max(200).default(''),
  files: z
    .array(
      z.strictObject({
        kind: z.enum([
          'photo',
          'form',
          'cert',
          'contract',
          'ethics',
          'assessment',
          'training',
          'probation',
          'health',
          'other',
        ]),
        title: z.string().max(40),
        part: z.string().max(40),
      }),
    )
    .max(12),
});
