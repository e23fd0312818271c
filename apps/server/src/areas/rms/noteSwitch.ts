import { gbInterface } from '@tqc/domain/dictionaries';
import type { CallContext } from '../../kit/serve';
import type { RowOf } from '../../kit/store';
import { CODE } from '../../trade/platform';

/** A line of the interface's own log. */
export async function noteSwitch(
  { db, now, who }: CallContext,
  { prov, city, county, name }: RowOf<'platformSwitch'>,
  kind: 'test' | 'switch',
  { code, text, took }: { readonly code: string; readonly text: string; readonly took: number },
): Promise<void> {
  const good = code === CODE.taken;
  await db
    .insertInto('platformRun')
    .values({
      prov,
      city,
      county,
      name,
      kind,
      at: now.toISOString(),
      sent: kind === 'test' ? 1 : 0,
      succeeded: kind === 'test' && good ? 1 : 0,
      failed: kind === 'test' && !good ? 1 : 0,
      took,
      code,
      text: `${gbInterface.label(name)}${text}`.slice(0, 200),
      operator: who.name,
    })
    .execute();
}
