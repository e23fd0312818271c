import { normalName } from '@tqc/domain/shared';
import { z } from 'zod';
import * as catalogue from '../generated/calls/intake';
import { calls, post } from '../kit';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/**
 * One application as the applicants' channel hands it over. Files name the part of the body that
 * carries them.
 */
export const IntakeItem = z.strictObject({
  channelNo: z.string().regex(/^[0-9A-Za-z-]{6,40}$/),
  lsId: z.string().regex(/^\d{1,16}$/),
  // A name that is only a little too long gets the sentence that says so.
  name: z.string().overwrite(normalName).max(60),
  formerName: z.string().overwrite(normalName).max(30).default(''),
  sex: z.number(),
  nation: z.string().max(2).default('01'),
  politics: z.string().max(2).default('13'),
  birthDate: day,
  idType: z.number(),
  idNo: z.string().max(30),
  mobile: z.string().max(20),
  email: z.string().max(60).default(''),
  household: z.string().max(60).default(''),
  residence: z.string().max(60).default(''),
  address: z.string().max(100).default(''),
  postcode: z.string().max(6).default(''),
  personType: z.number(),
  graduating: z.boolean().default(false),
  normalStudent: z.boolean().default(false),
  workUnit: z.string().max(60).default(''),
  ctId: z.number(),
  subjectId: z.string().max(36),
  examType: z.number(),
  examNo: z.string().max(30).default(''),
  examValidUntil: day.nullable().default(null),
  educationLevel: z.number(),
  graduateSchool: z.string().max(60),
  major: z.string().max(60).default(''),
  diplomaNo: z.string().max(30).default(''),
  graduateDate: day.nullable().default(null),
  degree: z.number().default(0),
  collegeVerifyStatus: z.number().default(0),
  studentVerifyStatus: z.number().default(0),
  collegeAppendFlag: z.boolean().default(false),
  paymentType: z.number().default(0),
  mandarinLevel: z.number().nullable().default(null),
  mandarinScore: z.number().nullable().default(null),
  mandarinNo: z.string().max(30).default(''),
  resume: z
    .array(
      z.strictObject({
        from: z.string().max(20),
        to: z.string().max(20),
        place: z.string().max(60),
        role: z.string().max(40),
      }),
    )
    .max(20)
    .default([]),
  files: z
    .array(
      z.strictObject({
        kind: z.enum([
          'photo',
          'idCard',
          'diploma',
          'mandarin',
          'exam',
          'health',
          'promise',
          'form',
          'newDiploma',
          'degree',
          'student',
          'other',
        ]),
        title: z.string().max(40),
        part: z.string().max(40),
      }),
    )
    .max(12),
});

/** Scans of either track; which of them fit is known when the case is found. */
const anyFiles = z
  .array(
    z.strictObject({
      kind: z.string().max(20),
      title: z.string().max(40),
      part: z.string().max(40),
    }),
  )
  .max(12);

/**
 * What an applicant adds to an application or to a registration of which something was missing.
 */
export const SupplementItem = z.strictObject({
  channelNo: IntakeItem.shape.channelNo,
  diplomaNo: z.string().max(30).optional(),
  graduateDate: day.optional(),
  examNo: z.string().max(30).optional(),
  examValidUntil: day.optional(),
  mandarinNo: z.string().max(30).optional(),
  address: z.string().max(100).optional(),
  files: anyFiles,
  /** Answers to messages that were left, by their number. */
  replies: z
    .array(
      z.strictObject({
        regAudId: z.string().regex(/^\d{1,20}$/),
        reply: z.string().min(1).max(200),
      }),
    )
    .max(10)
    .default([]),
});

/** How each application fared. */
export const IntakeAnswer = z.object({
  accepted: z.array(z.object({ channelNo: z.string(), regId: z.string(), repeated: z.boolean() })),
  refused: z.array(z.object({ channelNo: z.string(), message: z.string() })),
});

/** How each account or affair fared. */
export const TakenAnswer = z.object({
  accepted: z.array(z.object({ channelNo: z.string(), id: z.string(), repeated: z.boolean() })),
  refused: IntakeAnswer.shape.refused,
});

const items = z.object({ items: z.string().max(1024 * 1024) });
const withFiles = { body: 'multipart', maxBody: 64 * 1024 * 1024, maxFiles: 200 } as const;

/** 申请人渠道交件 */
export const intake = calls(catalogue.intake, {
  registration: post('registration', 'channel', items, IntakeAnswer, withFiles),
  /** The same for registrations of teachers. */
  enrollment: post('enrollment', 'channel', items, TakenAnswer, withFiles),
  /** The applicant completes what was asked for: the application waits for confirmation again. */
  supplement: post('supplement', 'channel', items, IntakeAnswer, withFiles),
  /**
   * Accounts with the real name the channel found, and what it leaves to people: new ones are
   * added, known ones brought up to date.
   */
  ssouser: post('ssouser', 'channel', items, TakenAnswer, withFiles),
  /** What applicants ask to have done with their accounts. */
  affair: post('affair', 'channel', items, TakenAnswer, withFiles),
});
