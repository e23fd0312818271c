import type { cert } from '@tqc/contract/cert';
import { certData } from '@tqc/contract/cert';
import { certChangeStatus, certStatus } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { maskIdNo, personNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { newId } from '../../../kit/newId';
import { placeOf } from '../../../kit/personal';
import { asSystem } from '../../../kit/scope';
import type { CallContext } from '../../../kit/serve';
import type { Item } from './changes';
import { requireData, type Data } from './enteredData';
import { labelOf, openChange, wordOf } from './openChange';

const FIELDS = Object.keys(certData) as readonly (keyof Data)[];

/** 补录: a certificate from before the country kept electronic rows; it arises when it passes. */
export async function addCert(call: CallContext<typeof cert.create>) {
  const { app, input, who } = call;
  const { explanation, files, ...data } = input;
  const idNo = personNo(data.idNo);
  const { subjectName } = await requireData(call, data, new Set(FIELDS));
  const idIndex = app.personal.index('idNo', idNo);
  await requireNew(call, data, idIndex);
  const chgId = newId();
  const items: Item[] = FIELDS.map((field) => ({
    field,
    label: labelOf(field),
    before: '',
    after: field === 'subjectId' ? subjectName : wordOf(field, data[field]),
  }));
  const { prov, city, county, orgId, orgName } = who;
  const { idNo: _sealed, ...plain } = data;
  return openChange(call, {
    type: 'add',
    certId: null,
    of: {
      certNo: data.certNo,
      ctId: data.ctId,
      orgId,
      orgName,
      prov,
      city,
      county,
      name: data.name,
      idIndex,
    },
    idMask: maskIdNo(idNo),
    items,
    wanted: { ...plain, subjectName },
    more: {
      chgId,
      explanation,
      idNo: app.personal.seal(placeOf('cert_change', 'id_no', chgId), idNo),
    },
    scans: { proof: files },
  });
}

/** Neither asked for twice nor held already, wherever in the country. */
async function requireNew(
  { db }: Pick<CallContext, 'db'>,
  { certNo, ctId, subjectId }: Data,
  person: Buffer,
): Promise<void> {
  const pending = certChangeStatus.code('pending');
  const { rows } = await asSystem(db, () =>
    sql<{ coming: boolean; held: boolean }>`select
      exists (select from cert_change c where c.cert_no = ${certNo} and c.change_type = 12 and c.status = ${pending}) as coming,
      exists (select from cert c where c.id_index = ${person} and c.ct_id = ${ctId} and c.subject_id = ${subjectId} and c.status = ${certStatus.code('normal')}) as held`.execute(
      db,
    ),
  );
  if (rows[0]?.coming) throw refuse('certNo', '该证书号码的补录申请正在审批，不必重复提交');
  if (rows[0]?.held) throw refuse('idNo', '该人员已有同种类、同学科的证书，不能再补录');
}
