import { batchNo, chinaDay } from '@tqc/domain/shared';
import { createHash } from 'node:crypto';
import { ApiFailure } from '../kit/failure';
import { asSystem, type Db } from '../kit/scope';
import type { AppParts } from '../kit/serve';
import { takeNumber } from './numbers';

/** The query for sexual offences, which another authority answers. */
export interface AccessPlatform {
  /**
   * 0 nothing found, 1 judgment, 2 prosecution, 3 relative non-prosecution, 4 violation. The
   * request id makes a repeated question one question. Who is asked about because they object says
   * so: the authority looks at the case again.
   */
  query(person: {
    readonly name: string;
    readonly idNo: string;
    readonly requestId: string;
    readonly reconsidered?: boolean;
  }): Promise<0 | 1 | 2 | 3 | 4>;
}

const HIT_EVERY = 2500;

/**
 * Who answers: in a demonstration the counterpart, otherwise nobody until the authority's platform
 * stands behind the interface. An answer about a real person is never invented.
 */
export function accessPlatformOf({ demo }: Pick<AppParts, 'demo'>): AccessPlatform | undefined {
  return demo ? localAccessPlatform : undefined;
}

/** The number of a batch of questions that go together; the platform answers under it. */
export async function newQueryBatch({
  db,
  now,
}: {
  readonly db: Db;
  readonly now: Date;
}): Promise<string> {
  const day = chinaDay(now);
  return batchNo('AQ', day, await asSystem(db, () => takeNumber(db, `AQ/${day}`)));
}

/** Refuses to ask where nobody would answer. */
export function requireAccessPlatform(app: Pick<AppParts, 'demo'>): void {
  if (!accessPlatformOf(app))
    throw new ApiFailure(422, '尚未接入准入查询平台，不能查询；请联系系统管理员接入后再试');
}

/**
 * The local counterpart: answers at once, and for about one person in 2500 with a finding, always
 * the same for the same person. Half of those who object are cleared: somebody else was meant.
 */
export const localAccessPlatform: AccessPlatform = {
  query: async ({ idNo, reconsidered = false }) => {
    const digest = createHash('sha256').update(idNo).digest();
    if (reconsidered && (digest[4] ?? 0) % 2 === 0) return 0;
    const n = digest.readUInt32BE(0);
    return n % HIT_EVERY === 0 ? ((((n >>> 16) % 4) + 1) as 1 | 2 | 3 | 4) : 0;
  },
};
