import { passkey } from '@tqc/contract/rms';
import { testOrgs } from '../../../testing/server';
import type { Example, OpenExample } from '../../../walks/example';
import { server } from '../../../walks/stage';
import { newId } from '../../../kit/newId';

/** A key that the county already has; told by its number. */
async function key(): Promise<string> {
  const id = newId();
  await server.pool.query(
    `insert into passkey (passkey_id, admin_id, host, credential, public_key, label, created_at)
     values ($1, $2, 'example.org', $3, '\\x00', '办公电脑', now())`,
    [id, testOrgs.county.id, `credential-${id}`],
  );
  return id;
}

/** Everybody keeps their own keys. */
export const passkeyExamples: readonly Example[] = [
  {
    call: passkey.register,
    by: 'county',
    ready: async () => ({ input: { step: 'remove', passkeyId: await key() } }),
    stranger: { code: 422, message: '该安全密钥已经删除，请刷新页面' },
    state: { says: '该安全密钥已经删除，请刷新页面' },
  },
];

/** What the sign-in page asks before anybody is known. */
export const passkeyOpenExamples: readonly OpenExample[] = [
  {
    call: passkey.verify,
    succeed: () => server.transport().send(passkey.verify, { step: 'begin' }),
  },
];
