import { sealedOf } from '@tqc/contract/kit';
import type { z } from 'zod';
import { ApiFailure } from '../failure';
import type { Principal } from '../session';

type Query = Readonly<Record<string, string | string[]>>;

/** Opens the values of a query that may not stand in an address; a plain one is refused. */
export async function openSealed(
  schema: z.ZodType,
  query: Query,
  who: Principal | undefined,
): Promise<Query> {
  const names = sealedOf(schema);
  const opened: Record<string, string | string[]> = { ...query };
  for (const [name, value] of Object.entries(query)) {
    if (!names.has(name)) continue;
    if (!who || typeof value !== 'string' || !value.startsWith('~')) throw new ApiFailure(400);
    opened[name] = await who.openQuery(name, value);
  }
  return opened;
}
