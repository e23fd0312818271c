import {
  changePassword,
  checkSms,
  proveForgottenCode,
  resetPassword,
  sendForgottenCode,
  signIn,
} from '@tqc/client';
import {
  auth,
  forgetPass,
  loginSms,
  personal,
  session,
  view,
  waiting,
} from '@tqc/contract/account';
import { PASSWORD } from '../../testing/server';
import { newestCode } from '../../testing/texts';
import type { Example, OpenExample } from '../../walks/example';
import { newAccount, newPerson } from '../../walks/people';
import { call, filed, idOf, next, once, server, somebody } from '../../walks/stage';

const COUNTED = '已经生效，不能撤回；需要更正的请按更正的步骤办理';
const SCREEN = 'register.registration.list';
const saved = async () => {
  const name = `视图${next()}`;
  const input = { screen: SCREEN, name, state: {} };
  return { name, id: idOf(await call('county', view.save, { input })) };
};
/** Somebody of the city, and the session they ask in. */
const own = async (input: Record<string, unknown> = {}) => ({
  input,
  as: (await somebody('city')).transport,
});

/** What belongs to an account. */
export const examples: readonly Example[] = [
  {
    call: personal.reveal,
    by: 'point',
    also: ['county', 'city', 'province', 'centre'],
    ready: async () => ({
      input: { table: 'registration', id: await filed(), field: 'idNo', reason: '核对原件' },
    }),
  },
  { call: auth.logout, by: 'city', personal: true, leaves: true, ready: () => own() },
  {
    call: session.endOthers,
    by: 'city',
    personal: true,
    ready: async () => {
      const { transport, adminId } = await somebody('city');
      await server.pool.query(
        "insert into session select (jsonb_populate_record(s, jsonb_build_object('sid', gen_random_uuid()))).* from session s where admin_id = $1",
        [adminId],
      );
      return { input: {}, as: transport };
    },
  },
  {
    call: session.end,
    by: 'city',
    leaves: true,
    ready: async () => {
      const { transport, adminId } = await somebody('city');
      const { rows } = await server.pool.query<{ sid: string }>(
        'select sid from session where admin_id = $1',
        [adminId],
      );
      return { input: { sid: rows[0]?.sid }, as: transport };
    },
  },
  {
    call: session.list,
    by: 'city',
    ready: async () => {
      const { transport, adminId } = await somebody('city');
      const { rows } = await server.pool.query<{ sid: string }>(
        'select sid from session where admin_id = $1',
        [adminId],
      );
      return { input: {}, as: transport, mark: rows[0]?.sid ?? '' };
    },
  },
  {
    call: view.list,
    by: 'county',
    ready: once(async () => ({ input: { screen: SCREEN }, mark: (await saved()).name })),
  },
  {
    call: view.save,
    by: 'county',
    personal: true,
    ready: async () => ({ input: { screen: SCREEN, name: `视图${next()}`, state: {} } }),
  },
  {
    call: view.remove,
    by: 'county',
    ready: async () => ({ input: { id: (await saved()).id } }),
  },
  {
    call: waiting.list,
    by: 'city',
    ready: async () => {
      const { transport, adminId } = await somebody('city');
      return { input: {}, as: transport, mark: await waitingOf(adminId) };
    },
  },
  {
    call: waiting.takeBack,
    by: 'city',
    ready: async () => {
      const { transport, adminId } = await somebody('city');
      return { input: { waitingId: await waitingOf(adminId) }, as: transport };
    },
    stranger: { code: 422, message: COUNTED },
    state: { says: COUNTED },
  },
];

/** Here decisions count at once: one that waits is laid there. */
async function waitingOf(adminId: string): Promise<string> {
  const id = String(900_000 + next());
  await server.pool.query(
    `insert into waiting_decision (waiting_id, admin_id, name, org_name, call, title, input, address, at, due_at)
     values ($1, $2, '', '', 'register.registration.confirmRegistration', '', '{}', '', now(), now())`,
    [id, adminId],
  );
  await server.pool.query("insert into waiting_record values ('registration', $1, $1)", [id]);
  return id;
}

const AFTER = 'Rainy_2025#';
/** Somebody whose second step is open. */
const halfway = () => newPerson(server, 'city', { columns: "login_type = 'sms'" });
const forgetful = async () => {
  const { account, adminId } = await newAccount(server, 'city');
  return {
    transport: server.transport(),
    who: { userName: account, mobile: `1540000${adminId.slice(-4)}` },
  };
};
const proved = async () => {
  const { transport, who } = await forgetful();
  await sendForgottenCode(transport, who);
  const code = await newestCode(server);
  return { transport, who, token: await proveForgottenCode(transport, { ...who, code }) };
};

/** Ways to sign in, and back in. */
export const openExamples: readonly OpenExample[] = [
  { call: auth.signInKey, succeed: () => server.transport().send(auth.signInKey, {}) },
  {
    call: auth.login,
    succeed: async () =>
      signIn(server.transport(), (await newAccount(server, 'city')).account, PASSWORD),
  },
  {
    call: forgetPass.sendSms,
    succeed: async () => {
      const { transport, who } = await forgetful();
      return sendForgottenCode(transport, who);
    },
  },
  { call: forgetPass.verificationSms, succeed: proved },
  {
    call: forgetPass.resetPass,
    succeed: async () => {
      const { transport, who, token } = await proved();
      return resetPassword(transport, who.userName, token, AFTER);
    },
  },
  {
    call: loginSms.sendLoginSms,
    succeed: async () => {
      const { transport, signedIn } = await halfway();
      return transport.send(loginSms.sendLoginSms, { token: signedIn.answer.user.smsToken });
    },
  },
  {
    call: loginSms.checkLoginSms,
    succeed: async () => {
      const { transport, signedIn, account } = await halfway();
      const token = signedIn.answer.user.smsToken;
      await transport.send(loginSms.sendLoginSms, { token });
      return checkSms(transport, account, token, await newestCode(server));
    },
  },
  {
    call: personal.changePassword,
    succeed: async () => {
      const { transport, account } = await somebody('city');
      return changePassword(transport, account, PASSWORD, AFTER);
    },
  },
];
