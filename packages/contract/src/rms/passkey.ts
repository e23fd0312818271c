import { z } from 'zod';
import * as catalogue from '../generated/calls/rms';
import { calls, field, post } from '../kit';

/** Bytes as the browser writes them into JSON. */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/, '安全密钥的应答不正确，请重新操作');
const CREDENTIAL = 1400;
const ANSWER = 12_000;

/** A key that somebody registered for themselves. */
export const Passkey = z.object({
  passkeyId: field.id('编号'),
  label: field.text('名称', 30),
  createdAt: field.moment('登记时间'),
  lastUsedAt: field.moment('最近使用').nullable(),
});
const row = Passkey.shape;

/** What asks for the password again. */
const ASKS_AGAIN: ReadonlySet<unknown> = new Set(['finish', 'remove', 'codes']);

/** 安全密钥: shown at sign-in in the place of a USB key. */
export const passkey = calls(catalogue.passkey, {
  /**
   * The caller's keys, and what is done with them: `begin` answers what the browser makes a key
   * with, `finish` keeps it, `remove` takes one away, `codes` gives new recovery codes.
   */
  register: post(
    'register',
    'signedIn',
    z.object({
      step: z.enum(['list', 'begin', 'finish', 'remove', 'codes']),
      passkeyId: row.passkeyId.optional(),
      label: row.label.optional(),
      made: z
        .object({
          id: bytes(CREDENTIAL),
          clientDataJSON: bytes(ANSWER),
          attestationObject: bytes(ANSWER),
          transports: z
            .array(z.string().regex(/^[a-z-]{1,20}$/))
            .max(8)
            .default([]),
        })
        .optional(),
    }),
    z.object({
      keys: z.array(Passkey),
      /** Told once, with the first key and when new ones are asked for. */
      recovery: z.array(z.string()),
      /** How many of them still open. */
      codesLeft: field.count('未用的恢复码'),
      /** Of `begin`: challenge, host and person for the browser; keys that are there already. */
      options: z
        .object({
          challenge: z.string(),
          host: z.string(),
          user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
          known: z.array(z.string()),
        })
        .nullable(),
    }),
    {
      stepUp: ({ step }) => ASKS_AGAIN.has(step),
      dryRun: ({ step }) => step === 'list' || step === 'begin',
      quota: ({ step }) => (ASKS_AGAIN.has(step) ? 'password' : undefined),
      countsRefused: true,
    },
  ),
  /** `begin` answers a challenge; `finish` whose key it is, and the ticket for one sign-in. */
  verify: post(
    'verify',
    'public',
    z.object({
      step: z.enum(['begin', 'finish']),
      shown: z
        .object({
          id: bytes(CREDENTIAL),
          clientDataJSON: bytes(ANSWER),
          authenticatorData: bytes(ANSWER),
          signature: bytes(ANSWER),
        })
        .optional(),
    }),
    z.object({
      challenge: z.string(),
      host: z.string(),
      account: z.string(),
      orgName: z.string(),
      ticket: z.string(),
    }),
  ),
});
