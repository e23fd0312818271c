import type { ParsedOf } from '@tqc/contract/kit';
import type { cert } from '@tqc/contract/cert';
import { subjectTreeOf } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import {
  checkIdNo,
  chinaDay,
  isCertificateNo,
  readCertificateNo,
  requireDay,
} from '@tqc/domain/shared';
import type { Db } from '../../../kit/scope';
import { asSystem } from '../../../kit/scope';
import { subjectsOf } from '../../../trade/subjects';

/** What may be entered of a certificate. */
export type Data = Omit<ParsedOf<typeof cert.create>, 'explanation' | 'files'>;

const EARLIEST = '1993-01-01';
const EARLIEST_BIRTH = '1920-01-01';

/** The numbers and days of a certificate as it would be; what does not fit is said at its field. */
export async function requireData(
  { db, now }: { readonly db: Db; readonly now: Date },
  data: Data,
  changed: ReadonlySet<string>,
): Promise<{ subjectName: string }> {
  const today = chinaDay(now);
  const read = checkIdNo(data.idType, data.idNo);
  if (!read.ok) throw refuse('idNo', read.message);
  if (read.birthDate !== undefined && read.birthDate !== data.birthDate)
    throw refuse('birthDate', '出生日期与证件号码不一致，请核对');
  if (read.sex !== undefined && read.sex !== data.sex)
    throw refuse('sex', '性别与证件号码不一致，请核对');
  requireDay('birthDate', '出生日期', data.birthDate, { from: EARLIEST_BIRTH, to: today });
  requireDay('recognisedOn', '认定日期', data.recognisedOn, { from: EARLIEST, to: today });
  if (changed.has('certNo')) await requireFreeNo(db, data);
  const subject = (await subjectsOf(db, data.ctId)).find(({ id }) => id === data.subjectId);
  if (!subject)
    throw refuse(
      'subjectId',
      subjectTreeOf(data.ctId) === undefined
        ? '请选择资格种类'
        : '任教学科与资格种类不一致，请重新选择',
    );
  return { subjectName: subject.name };
}

/** A number holds, says the type it stands for, and leads to nobody in the whole country. */
async function requireFreeNo(db: Db, { certNo, sex, ctId }: Data): Promise<void> {
  if (!isCertificateNo(certNo, sex))
    throw refuse('certNo', '证书号码应为15位或17位，第11位与性别一致，请核对');
  const read = readCertificateNo(certNo);
  if (read && read.ctId !== ctId) throw refuse('certNo', '证书号码第10位与资格种类不一致，请核对');
  const taken = await asSystem(db, () =>
    db.selectFrom('certKey').select('certId').where('certNo', '=', certNo).executeTakeFirst(),
  );
  if (taken) throw refuse('certNo', '该证书号码已被其他证书使用，请核对');
}
