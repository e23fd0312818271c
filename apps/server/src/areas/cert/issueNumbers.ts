import type { certAssign } from '@tqc/contract/cert';
import { recognitionStatus } from '@tqc/domain/dictionaries';
import { recognitionFlow } from '@tqc/domain/register';
import { sql } from 'kysely';
import { newId } from '../../kit/newId';
import { placeOf } from '../../kit/personal';
import { asSystem } from '../../kit/scope';
import type { CallContext } from '../../kit/serve';
import { markExemptUsed } from '../../trade/exemptStudents';
import { makeAfterNumbering } from '../../trade/ecert';
import { recordSteps, type RegistrationRecord } from '../../trade/registration';

/**
 * Writes certificates, marks the applications and notes each step, in few statements however many
 * rows.
 */
export async function issueNumbers(
  call: CallContext<typeof certAssign.create>,
  fit: readonly RegistrationRecord[],
  numbers: readonly string[],
  orgName: string,
): Promise<void> {
  const { db, app, input, now } = call;
  const certs = fit.map((row, at) => {
    const certId = newId();
    const idNo = app.personal.open(placeOf('registration', 'id_no', row.regId), row.idNo);
    return {
      certId,
      certNo: numbers[at] ?? '',
      regId: row.regId,
      orgId: row.orgId,
      orgName,
      prov: row.prov,
      city: row.city,
      county: row.county,
      point: row.point,
      name: row.name,
      namePinyin: row.namePinyin,
      sex: row.sex,
      nation: row.nation,
      birthDate: row.birthDate,
      idType: row.idType,
      idNo: app.personal.seal(placeOf('cert', 'id_no', certId), idNo),
      idIndex: row.idIndex,
      idRef: row.idRef,
      ctId: row.ctId,
      subjectId: row.subjectId,
      subjectName: row.subjectName,
      issueDate: input.issueDate,
      recognisedOn: input.recognisedOn,
      dataSource: row.dataSource,
      educationLevel: row.educationLevel,
      graduateSchool: row.graduateSchool,
      photo: row.photo,
      createdAt: now.toISOString(),
    };
  });
  await db
    .insertInto('certKey')
    .values(certs.map(({ certNo, certId, city }) => ({ certNo, certId, city })))
    .execute();
  await db.insertInto('cert').values(certs).execute();
  await asSystem(db, () => makeAfterNumbering(db, now, call.who, certs));
  await markExemptUsed(db, fit, now);
  await sql`update registration r set status = ${recognitionStatus.code('recognised')}, cert_no = n.cert_no, issue_time = ${now}, version = version + 1
    from unnest(${fit.map(({ regId }) => regId)}::bigint[], ${[...numbers]}::text[]) as n(reg_id, cert_no) where r.reg_id = n.reg_id`.execute(
    db,
  );
  await recordSteps(call, fit, (row) => ({
    step: '证书编号',
    event: '生成编号',
    toStatus: recognitionFlow.next('issueNumber', row.status),
  }));
}
