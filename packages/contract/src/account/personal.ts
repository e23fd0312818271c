import { z } from 'zod';
import * as catalogue from '../generated/calls/account';
import { calls, field, none, post, put } from '../kit';

/** Why somebody looks at what is masked. It is made of words: blanks and signs say nothing. */
export const lookReason = {
  max: 200,
  saysSomething: (reason: string) => (reason.match(/[\p{L}\p{N}]/gu) ?? []).length >= 4,
  otherwise: '请写明查看原因，至少4个字',
} as const;

/** 个人: changing the password, seeing what is masked */
export const personal = calls(catalogue.personal, {
  changePassword: put(
    'password',
    'signedIn',
    z.object({ oldPwd: z.string().max(400), newPwd: z.string().max(600) }),
    none,
    { versioned: false, quota: () => 'password', countsRefused: true },
  ),
  reveal: post(
    'reveal',
    'resource.personal.reveal',
    z.object({
      table: z.literal(['registration', 'cert', 'limitation', 'applicant']),
      id: field.id('数据'),
      field: z.literal(['idNo', 'mobile', 'household', 'residence', 'address']),
      reason: field
        .longText('查看原因', lookReason.max)
        .refine(lookReason.saysSomething, lookReason.otherwise),
    }),
    z.object({ value: z.string() }),
    { quota: () => 'reveal' },
  ),
});
