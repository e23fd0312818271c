import { normalName } from '@tqc/domain/shared';
import { z } from 'zod';
import { IntakeItem } from './registration';

const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/);

const text = (max: number) => z.string().max(max).default('');
const day = IntakeItem.shape.birthDate.nullable().default(null);
const MOST = 10;

/** What the channel knows of the certificates of a person; numbers tell them apart. */
const certificates = {
  college: z
    .array(
      z.strictObject({
        school: z.string().min(1).max(60),
        level: z.number(),
        studyForm: z.number(),
        major: text(60),
        beginDate: day,
        endDate: day,
        diplomaNo: z.string().min(1).max(30),
      }),
    )
    .max(MOST)
    .default([]),
  degree: z
    .array(
      z.strictObject({
        authority: z.string().min(1).max(60),
        degree: z.number(),
        category: text(30),
        major: text(60),
        grantedOn: day,
        degreeNo: z.string().min(1).max(20),
      }),
    )
    .max(MOST)
    .default([]),
  pth: z
    .array(
      z.strictObject({
        certificateNo: z.string().min(1).max(40),
        level: z.number(),
        score: text(6),
        testedOn: day,
        station: text(60),
        prov: z.string().length(2),
      }),
    )
    .max(MOST)
    .default([]),
  student: z
    .array(
      z.strictObject({
        school: z.string().min(1).max(60),
        department: text(60),
        major: text(60),
        level: z.number(),
        years: z.number().int().min(1).max(8),
        beginDate: day,
        expectedEnd: day,
        state: z.number(),
        lastTerm: z.boolean().default(false),
      }),
    )
    .max(MOST)
    .default([]),
  other: z
    .array(
      z.strictObject({
        kind: z.number(),
        title: z.string().min(1).max(60),
        certificateNo: z.string().min(1).max(40),
        grade: text(30),
        authority: text(60),
        issuedOn: day,
        validUntil: day,
      }),
    )
    .max(MOST)
    .default([]),
};

/**
 * An account as the applicants' channel hands it over. Files name the part of the body that
 * carries them.
 */
export const AccountItem = z.strictObject({
  channelNo: IntakeItem.shape.channelNo,
  name: z.string().overwrite(normalName).max(60),
  sex: z.number(),
  nation: z.string().max(2).default('01'),
  birthDate: IntakeItem.shape.birthDate,
  idType: z.number(),
  idNo: z.string().max(30),
  mobile: z.string().max(20),
  email: z.string().max(60).default(''),
  household: z.string().max(60).default(''),
  registeredAt: moment,
  lastLoginAt: moment.nullable().default(null),
  /** 0 not tried, 1 passed, 2 failed, 3 left to people. */
  realName: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  reviewReason: z.number().nullable().default(null),
  faceScore: z.number().int().min(0).max(100).nullable().default(null),
  autoTries: z.number().int().min(0).max(1000).default(0),
  ...certificates,
  files: z
    .array(
      z.strictObject({
        kind: z.enum(['front', 'back', 'face', 'householdPage']),
        title: z.string().max(40),
        part: z.string().max(40),
      }),
    )
    .max(8)
    .default([]),
});
