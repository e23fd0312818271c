import type { cert } from '@tqc/contract/cert';
import { certData } from '@tqc/contract/cert';
import { tempHistoryFlow } from '@tqc/domain/cert';
import { certChangeStatus, certStatus } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { maskIdNo, personNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { newId } from '../../../kit/newId';
import { placeOf } from '../../../kit/personal';
import { asSystem } from '../../../kit/scope';
import type { CallContext } from '../../../kit/serve';
import { askedOf, numberOf, temps } from '../history/temps';
import type { Item } from './changes';
import { requireData, type Data } from './enteredData';
import { labelOf, openChange, wordOf } from './openChange';

const FIELDS = Object.keys(certData) as readonly (keyof Data)[];

/** 补录: a certificate from before the country kept electronic rows; it arises when it passes. */
export async function addCert(call: CallContext<typeof cert.create>) {
  const { explanation, files, ...data } = call.input;
  return askAddition(call, data, { explanation, files });
}

/** The same of a row that a province kept from before 2012, with what the row does not say. */
export async function addOld(call: CallContext<typeof cert.change>) {
  const { tempId, explanation, files, ...entered } = call.input;
  if (tempId === undefined) throw refuse('tempId', '请从2012年前的数据里选择一条');
  const row = await temps(call).hold(tempId);
  if (!row.province2012) throw new RuleError('这条数据请用「修正入库」处理');
  tempHistoryFlow.next('correct', row.status);
  if ((await askedOf(call, 'tempId', [tempId])).size > 0)
    throw new RuleError('这条数据的转正式申请正在审批，请先办结');
  const kept: Readonly<Record<string, unknown>> = { ...row, recognisedOn: row.issuedOn };
  const values = FIELDS.map((name) => {
    const value = entered[name] ?? (name === 'idNo' ? numberOf(call, row) : kept[name]);
    if (value === null || value === undefined || value === '')
      throw refuse(name, `请填写${labelOf(name)}`);
    return [name, value] as const;
  });
  // Each is there, and what was entered has passed its schema.
  const data = Object.fromEntries(values) as unknown as Data;
  return askAddition(call, data, { explanation, files, tempId });
}

interface Rest {
  readonly explanation: string;
  readonly files: readonly string[];
  readonly tempId?: string;
}

async function askAddition(call: CallContext, data: Data, rest: Rest) {
  const { app, who } = call;
  const { explanation, files, tempId } = rest;
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
      tempId,
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
