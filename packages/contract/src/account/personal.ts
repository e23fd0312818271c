import { z } from 'zod';
import * as catalogue from '../generated/calls/account';
import { calls, field, none, post, put } from '../kit';

/** A reason is made of words: blanks and signs say nothing. */
const saysSomething = (reason: string) => (reason.match(/[\p{L}\p{N}]/gu) ?? []).length >= 4;

/** 个人: changing the password, seeing what is masked */
export const personal = calls(catalogue.personal, {
  changePassword: put(
    'password',
    'signedIn',
    z.object({ oldPwd: z.string().max(400), newPwd: z.string().max(600) }),
    none,
    { versioned: false },
  ),
  reveal: post(
    'reveal',
    'resource.personal.reveal',
    z.object({
      table: z.literal(['registration', 'cert']),
      id: field.id('数据'),
      field: z.literal(['idNo', 'mobile']),
      reason: field.longText('查看原因', 200).refine(saysSomething, '请写明查看原因，至少4个字'),
    }),
    z.object({ value: z.string() }),
    { quota: () => 'reveal' },
  ),
});
