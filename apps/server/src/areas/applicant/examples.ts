import { ssouser } from '@tqc/contract/applicant';
import { account, waitingAccount } from '../../walks/applicantCases';
import type { Example } from '../../walks/example';
import { once } from '../../walks/stage';

const one = once(account);

/** Accounts of applicants: seen by the province of their number, above it by the centre. */
export const examples: readonly Example[] = [
  {
    call: ssouser.get,
    by: 'province',
    also: ['centre'],
    ready: async () => ({ input: { ssoId: await one() } }),
  },
  {
    call: ssouser.update,
    by: 'province',
    also: ['centre'],
    ready: async () => ({
      input: { ssoId: await waitingAccount(), action: 'pass' },
      version: 1,
    }),
    state: { says: '只有待人工审核的可以审核' },
  },
];
