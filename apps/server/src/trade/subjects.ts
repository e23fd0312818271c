import { onOff, subjectTreeOf } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import type { Db } from '../kit/scope';

/** A subject as an application names it. */
export interface SubjectChoice {
  readonly id: string;
  readonly name: string;
  /** The tree it stands in. */
  readonly type: number;
  /** It can be applied for: in use, and no group of others. */
  readonly isOpen: boolean;
}

/**
 * The subjects of a certificate type, or all; stopped ones are among them, because applications
 * still name them.
 */
export async function subjectsOf(db: Db, ctId?: number): Promise<readonly SubjectChoice[]> {
  const tree = ctId === undefined ? undefined : (subjectTreeOf(ctId) ?? 0);
  const { rows } = await sql<SubjectChoice>`
    select s.subject_id as id, s.name, s.type,
      s.status = ${onOff.code('on')} and not exists (select from subject c where c.parent_id = s.subject_id) as is_open
    from subject s where ${tree === undefined ? sql`true` : sql`s.type = ${tree}`} order by s.type, s.sort, s.code`.execute(
    db,
  );
  return rows;
}
