import { onOff } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { asSystem, type Db } from '../../../kit/scope';
import type { CallContext } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';

const rows = store('orgSchool', 'schoolId');

/**
 * Puts a school into another one: what refers to it refers to that one, its codes go on as former
 * codes, and it stays readable out of use.
 */
export async function mergeSchool(
  call: CallContext,
  row: RowOf<'orgSchool'>,
  intoId: string | undefined,
): Promise<null> {
  if (intoId === undefined) throw refuse('intoId', '请选择并入的学校');
  if (intoId === row.schoolId) throw refuse('intoId', '不能并入自己，请选择另一所学校');
  const into = await call.db
    .selectFrom('orgSchool')
    .select(['formerCodes', 'staff', 'due', 'version'])
    .where('schoolId', '=', intoId)
    .where('mergedInto', 'is', null)
    .where('status', '=', onOff.code('on'))
    .where('prov', '=', row.prov)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!into) throw refuse('intoId', '请选择本省一所启用的学校');
  await asSystem(call.db, () => movePointers(call.db, row.schoolId, intoId));
  await rows(call).change(row.schoolId, {
    status: onOff.code('off'),
    mergedInto: intoId,
    formerCodes: [],
    updatedAt: call.now,
  });
  await rows(call).change(
    intoId,
    {
      formerCodes: [...into.formerCodes, row.schoolCode, ...row.formerCodes],
      staff: into.staff + row.staff,
      due: into.due + row.due,
      updatedAt: call.now,
    },
    into.version,
  );
  return null;
}

/** Whatever refers to a school, found by the keys of the database. */
async function movePointers(db: Db, from: string, into: string): Promise<void> {
  const { rows: keys } = await sql<{ name: string; column: string }>`
    select conrelid::regclass::text as name, attname::text as column from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'org_school'::regclass and cardinality(conkey) = 1`.execute(
    db,
  );
  for (const { name, column } of keys)
    await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${into} where ${sql.ref(column)} = ${from}`.execute(
      db,
    );
}
