import { verify } from '@tqc/contract/rms';
import { verifyStatus } from '@tqc/domain/dictionaries';
import type { TestOrg, TestServer } from './server';

/** For tests: somebody of an organisation accepts all that waits for them. */
export async function acceptAll(server: TestServer, by: TestOrg): Promise<void> {
  const caller = await server.as(by);
  const { record } = await caller(verify.list, { status: verifyStatus.code('pending') });
  const theirs = record.filter(({ notYours }) => notYours === '');
  if (theirs.length === 0) throw new Error(`nothing waits for ${by}`);
  const changeIds = theirs.map(({ changeId }) => changeId).join(',');
  const { refused } = await caller(verify.acceptBatch, { changeIds });
  if (refused.length > 0) throw new Error(refused.map(({ reason }) => reason).join());
}
