import { normalName } from '@tqc/domain/shared';
import { z } from 'zod';
import { IntakeItem } from './registration';

const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/);

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
