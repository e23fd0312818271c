import { z } from 'zod';
import * as catalogue from '../generated/calls/account';
import { calls, del, get, none, post } from '../kit';

/**
 * One entry of the side menu: a group or a screen; the initials are those of its title's pinyin,
 * for finding it.
 */
export const MenuEntry = z.object({
  code: z.string(),
  name: z.string(),
  title: z.string(),
  initials: z.string(),
  path: z.string(),
  icon: z.string(),
  order: z.number(),
  component: z.string(),
  parentMenu: z.string(),
});

/** The signed-in person as the browser keeps them: nothing personal in clear. */
export const SessionUser = z.object({
  userId: z.string(),
  account: z.string(),
  nickname: z.string(),
  phone: z.string(),
  orgId: z.string(),
  orgType: z.number(),
  orgName: z.string(),
  orgBizType: z.number(),
  prov: z.string(),
  city: z.string(),
  county: z.string(),
  loginType: z.string(),
  smsToken: z.string(),
  passOverdue: z.number(),
  passDaysLeft: z.number(),
  superuser: z.number(),
  monitor: z.number(),
  manage: z.number(),
  /** True on an installation that shows invented data. */
  demo: z.boolean(),
});

/**
 * What the person may do: entries of the menu and codes of the buttons; `withheld` are those that
 * people of the same kind of organisation can have and this person was not given.
 */
export const Privilege = z.object({
  menu: z.array(MenuEntry),
  module: z.array(z.string()),
  withheld: z.array(z.string()).optional(),
});

/**
 * Work to be done before the next attempt, after repeated failures: a text whose SHA-256 with the
 * challenge begins with so many zero bits.
 */
export const Challenge = z.object({ challenge: z.string().max(120), bits: z.number().int() });

/** 登录与退出 */
export const auth = calls(catalogue.auth, {
  signInKey: get(
    'login/oauth',
    'public',
    z.object({}),
    z.object({
      kid: z.string(),
      pub: z.string(),
      stamp: z.number(),
      demoAccounts: z.array(z.object({ account: z.string(), who: z.string() })),
      pow: Challenge.optional(),
      /** The host that reads certificates of USB keys, where there is one. */
      keyProbe: z.string().optional(),
    }),
    { evenInCrowd: true },
  ),
  login: post(
    'login/oauth',
    'public',
    z.object({
      account: z.string().min(1, '用户名不能为空').max(64),
      pass: z.string().min(1, '密码不能为空').max(400),
      salt: z.string().max(120),
      type: z.literal(1),
      /**
       * The ticket of the certificate, and the challenge with its answer, where they are asked for.
       */
      ukey: z.string().max(400).optional(),
      pow: z.string().max(160).optional(),
    }),
    z.object({ user: SessionUser, privilege: Privilege, key: z.string() }),
    { evenInCrowd: true },
  ),
  logout: del('logout/oauth', 'signedIn', z.object({}), none, { versioned: false }),
});
