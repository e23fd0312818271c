import { RuleError } from '@tqc/domain/kit';
import { asSystem, type Db } from '../../../kit/scope';

/** A number that was free when it was asked for may have been given since. */
export async function requireFree(db: Db, certNo: string): Promise<void> {
  const taken = await asSystem(db, () =>
    db.selectFrom('certKey').select('certId').where('certNo', '=', certNo).executeTakeFirst(),
  );
  if (taken) throw new RuleError(`证书号码${certNo}已被其他证书使用，请退回变更`);
}
