import { ssouser } from '@tqc/contract/applicant';
import { handAccount, leftToPeople, newAccount } from '../testing/handAccount';
import type { TestOrg } from '../testing/server';
import { call, next, server } from './stage';

const SEVERAL = 100;

const handed = async (item: ReturnType<typeof newAccount>, tint?: string): Promise<string> => {
  const { accepted, refused } = await handAccount(server, item, tint);
  const id = accepted[0]?.id;
  if (id === undefined) throw new Error(refused[0]?.message ?? 'nothing taken');
  return id;
};
/** Which of the invented people an account is, to be handed over once more. */
const numbers = new Map<string, number>();
/** An account that the channel has handed over, with what differs from a usual one. */
export const account = async (more: Parameters<typeof newAccount>[1] = {}): Promise<string> => {
  const n = SEVERAL + next();
  const id = await handed(newAccount(n, more));
  numbers.set(id, n);
  return id;
};
/** The channel has tried, and says what came of it. */
export const tried = (realName: 1 | 2) => (ssoId: string) =>
  handed(newAccount(numbers.get(ssoId) ?? 0, { realName }));
/** The same person asks people to look, with other pictures. */
export const asksPeople = (ssoId: string) =>
  handed(newAccount(numbers.get(ssoId) ?? 0, leftToPeople), '#ddaa88');
export const waitingAccount = () => account(leftToPeople);

const accountVersion = async (ssoId: string): Promise<number> => {
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from applicant where sso_id = $1',
    [ssoId],
  );
  return rows[0]?.version ?? 0;
};
/** What staff does with an account. */
export const handle =
  (org: TestOrg, action: string, more: Record<string, unknown> = {}) =>
  async (ssoId: string): Promise<string> => {
    await call(org, ssouser.update, {
      input: { ssoId, action, ...more },
      version: await accountVersion(ssoId),
    });
    return ssoId;
  };
const refusal = { refusal: 2, opinion: '人像与证件不是同一人' };
/** A refusal counts when a second person agrees. */
export const refusedAccount = async (ssoId: string) =>
  handle('centre', 'refuse', refusal)(await handle('province', 'refuse', refusal)(ssoId));
