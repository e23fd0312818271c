import type { cert } from '@tqc/contract/cert';
import { certFlow } from '@tqc/domain/cert';
import { certChangeType, certStatus } from '@tqc/domain/dictionaries';

import { RuleError } from '@tqc/domain/kit';
import { newId } from '../../../kit/newId';
import { placeOf } from '../../../kit/personal';
import { asSystem } from '../../../kit/scope';
import type { CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import { modifyLater, revokeEcerts } from '../../../trade/ecert';
import { initials } from '../../../trade/registration';
import { changeHistory } from '../history/changeHistory';
import { storeOld } from '../history/temps';
import { changeRows, changes, proofs, type Change } from './changes';
import { recordCertStep } from './certSteps';
import type { Data } from './enteredData';
import { insertCert } from './insertCert';
import { requireFree } from './requireFree';

const NORMAL = certStatus.code('normal');
/** An electronic certificate that no longer counts. */
const REVOKED = 0;
/** Data source of what was added by hand. */
const ADDED = 1;
const certs = store('cert', 'certId');
const HELD = { unversioned: 'the certificate is held since it was read' };

/** 审批: what passes takes its effect in the same transaction. */
export async function approveChange(call: CallContext<typeof cert.beforeCertApprove>) {
  const { now, who, input } = call;
  const row = await changeRows(call).hold(input.chgId);
  await changes.decide(call, row, input, {
    columns: async () => ({
      certId: input.decision === 'approve' ? await carryOut(call, row) : row.certId,
      decidedBy: who.adminId,
      decider: who.name,
      decidedOrg: who.orgName,
      decidedAt: now.toISOString(),
    }),
  });
  return null;
}

async function carryOut(call: CallContext, row: Change): Promise<string | null> {
  const type = certChangeType.nameOf(row.changeType);
  if (row.histId !== null) return changeHistory(call, row, row.histId);
  if (type === 'add') return addOne(call, row);
  const cert = await certs(call).hold(row.certId ?? '0');
  const changed =
    type === 'remove' || type === 'restore'
      ? { status: certFlow.next(type, cert.status) }
      : await takenOver(call, row, cert);
  const ecert = cert.ecertStatus === null || type === 'restore' ? {} : { ecertStatus: REVOKED };
  await certs(call).change(cert.certId, { ...changed, ...ecert }, HELD);
  if (type !== 'restore') await electronic(call, row, cert.certId);
  await recordCertStep(call, cert, {
    step: `证书${certChangeType.label(row.changeType)}`,
    event: '审核通过',
    toStatus: 'status' in changed ? changed.status : cert.status,
    opinion: `${row.chgNo}：${row.summary}`,
  });
  return cert.certId;
}

/** What was made of the certificate before counts no more; changed, it is made anew by a task. */
async function electronic(call: CallContext, row: Change, certId: string): Promise<void> {
  const { db, now, who } = call;
  const by = { db, now, operator: who.name, operatorOrg: who.orgName };
  await asSystem(db, async () => {
    const revoked = await revokeEcerts(by, [certId], `证书变更${row.chgNo}`);
    if (revoked.length > 0 && certChangeType.nameOf(row.changeType) === 'change')
      await modifyLater(by, certId, { adminId: row.askedBy, name: row.applicant }, row.chgNo);
  });
}

type Held = Awaited<ReturnType<ReturnType<typeof certs>['hold']>>;

/** The new data of a certificate; its number leads to it, whatever it was before. */
async function takenOver(call: CallContext, row: Change, cert: Held) {
  if (cert.status !== NORMAL) throw new RuleError('证书已删除或已收回，请退回变更');
  const { app, db } = call;
  const wanted = row.wanted as Readonly<Record<string, unknown>>;
  const [photo] = (await proofs.of(call, row.chgId))('photo');
  const certNo = wanted['certNo'];
  if (typeof certNo === 'string') {
    await requireFree(db, certNo);
    await db.deleteFrom('certKey').where('certNo', '=', cert.certNo).execute();
    await db
      .insertInto('certKey')
      .values({ certNo, certId: cert.certId, city: cert.city })
      .execute();
    if (cert.regId !== null)
      await db
        .updateTable('registration')
        .set((is) => ({ certNo, version: is('version', '+', 1) }))
        .where('city', '=', cert.city)
        .where('regId', '=', cert.regId)
        .execute();
  }
  const name = wanted['name'];
  return {
    ...wanted,
    ...(typeof name === 'string' ? { namePinyin: initials(name) } : {}),
    ...(photo === undefined ? {} : { photo }),
    ...(row.idNo === null
      ? {}
      : sealedFor(
          app,
          cert.certId,
          app.personal.open(placeOf('cert_change', 'id_no', row.chgId), row.idNo),
        )),
  };
}

/** A certificate that was added: it lies where the organisation lies that issued it. */
async function addOne(call: CallContext, row: Change): Promise<string> {
  const { app, db } = call;
  await requireFree(db, row.certNo);
  if (row.idNo === null) throw new Error('what is added has a number');
  const idNo = app.personal.open(placeOf('cert_change', 'id_no', row.chgId), row.idNo);
  const certId = newId();
  const { subjectName, ...wanted } = row.wanted as Omit<Data, 'idNo'> & {
    readonly subjectName: string;
  };
  const cert = await insertCert(
    call,
    certId,
    { ...wanted, idNo },
    { ...row, subjectName, dataSource: ADDED, status: NORMAL },
  );
  if (row.tempId !== null) await storeOld(call, row.tempId, row.certNo);
  await recordCertStep(call, cert, {
    step: '证书补录',
    event: '审核通过',
    toStatus: cert.status,
    opinion: row.chgNo,
  });
  return certId;
}

const sealedFor = ({ personal }: CallContext['app'], certId: string, idNo: string) => ({
  idNo: personal.seal(placeOf('cert', 'id_no', certId), idNo),
  idIndex: personal.index('idNo', idNo),
  idRef: personal.idRef(idNo),
});
