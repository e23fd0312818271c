import type { admins } from '@tqc/contract/rms';
import type { ParsedOf } from '@tqc/contract/kit';
import { RuleError } from '@tqc/domain/kit';
import { adminFlow } from '@tqc/domain/people';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import { systemQueriesOn, type Db } from '../../../kit/scope';
import { withAhead, type Ahead, type CallContext, type Given } from '../../../kit/serve';
import { storePassword } from '../../../kit/session';
import { issueFor, type Issue } from './issue';
import { requireNotAbove } from './mayGive';
import { asKeeper, eachPerson, holdPerson, keptBy, people, unlockSignIn } from './scope';
import { statusOf } from './show';

type Made = ReadonlyMap<string, Issue>;

/** Makes the passwords before the transaction: each takes its turn. */
async function made(
  { app, who, read }: Pick<Ahead, 'app' | 'who' | 'read'>,
  adminIds: readonly string[],
): Promise<Made> {
  const rows = await read(({ db }) => accountsOf({ db, who }, adminIds));
  const issues = new Map<string, Issue>();
  // One after the other: a batch does not fill the line in which sign-ins wait.
  for (const row of rows) issues.set(row.adminId, await issueFor(app, row));
  return issues;
}

const accountsOf = (
  call: { readonly db: Db; readonly who: Ahead['who'] },
  adminIds: readonly string[],
) =>
  asKeeper(async (asked: typeof call) => {
    const found = await Promise.all(
      [...new Set(adminIds)].map((id) => people(asked).get(id, keptBy(asked)).catch(nobodyHere)),
    );
    return found.flatMap((row) =>
      row ? [{ adminId: row.adminId, account: row.account, name: row.name }] : [],
    );
  })(call);

/** Who is not there is left out here and refused where the password is given. */
function nobodyHere(error: unknown): undefined {
  if (!(error instanceof ApiFailure)) throw error;
}

/** Gives somebody the password that was made, which they must change; sessions and locks end. */
async function reset(call: Given, adminId: string, issues: Made, dry = false) {
  const row = await holdPerson(call, adminId);
  if (row.adminId === call.who.adminId) throw new RuleError('自己的密码请在右上角“修改密码”里改');
  await requireNotAbove(call, row);
  adminFlow.next('resetPassword', statusOf(row));
  const { account, name } = row;
  if (dry) return { adminId, account, name, password: '' };
  const issue = issues.get(adminId);
  if (!issue) throw outOfReach();
  await storePassword(systemQueriesOn(call.db), adminId, issue.stored, call.now, true);
  // Whoever forgot it has tried until the account was locked: the new one counts at once.
  await unlockSignIn(call, row);
  return { adminId, account, name, password: issue.password };
}

type Batch = CallContext<typeof admins.batchResetPassword>;

async function resetMany(call: Batch, issues: Made) {
  const { adminIds, preview } = call.input;
  const { results, done, refused } = await eachPerson(call, adminIds.split(','), (id) =>
    reset(call, id, issues, preview),
  );
  if (!preview) call.note({ detail: { records: done } });
  return { done, refused, issued: preview ? [] : results };
}

/** Passwords that somebody else sets: random, told once in the answer. */
export const passwordCalls = {
  singleResetPassword: withAhead(
    (asked: Ahead<typeof admins.singleResetPassword>) => made(asked, [asked.input.adminId]),
    (call: CallContext<typeof admins.singleResetPassword>, issues) =>
      asKeeper(async () => ({ issued: [await reset(call, call.input.adminId, issues)] }))(call),
  ),
  batchResetPassword: withAhead(
    async (asked: Ahead<typeof admins.batchResetPassword>): Promise<Made> => {
      const { adminIds, preview }: ParsedOf<typeof admins.batchResetPassword> = asked.input;
      return preview ? new Map() : made(asked, adminIds.split(','));
    },
    (call: Batch, issues) => asKeeper(() => resetMany(call, issues))(call),
  ),
};
