import { ecertStatus } from '@tqc/domain/dictionaries';
import { ecertFlow } from '@tqc/domain/ecert';
import { RuleError } from '@tqc/domain/kit';
import { newId } from '../../kit/newId';
import type { AppParts } from '../../kit/serve';
import { store } from '../../kit/store';
import type { Making } from './drawEcert';
import { noteTrace, type Operator } from './trace';

const rows = store('ecert', 'id');
const EFFECTIVE = ecertStatus.code('effective');
const HELD = { unversioned: 'the row is held since it was read' };
const MOVED = '证书在制作时被他人修改，请刷新后重新制作';

/**
 * Keeps an electronic certificate that was drawn: the first of its certificate, or the next
 * version. Refused where the certificate is no longer as it was drawn, or, unless it is to be
 * modified, an effective one is there. Asked as the system.
 */
export async function writeEcert(
  by: Operator & Pick<AppParts, 'files'>,
  made: Making,
  act: 'made' | 'modified',
  reason = '',
): Promise<string> {
  const { db, now, files } = by;
  const { cert, stamp } = made;
  const held = await db
    .selectFrom('cert')
    .select('version')
    .where('city', '=', cert.city)
    .where('certId', '=', cert.certId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (held?.version !== cert.version) throw new RuleError(MOVED);
  const before = await db
    .selectFrom('ecert')
    .selectAll()
    .where('certId', '=', cert.certId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // What is modified was in force until now: it ends and begins again at once.
  const from =
    before && act === 'modified' && before.status === EFFECTIVE
      ? ecertFlow.next('cancel', before.status)
      : before?.status;
  const status = from === undefined ? EFFECTIVE : ecertFlow.next('again', from);
  const kept = await files.put(made.bytes);
  const { orgId, orgName, prov, city, county, point } = cert;
  await db
    .insertInto('file')
    .values({
      fileId: kept.id,
      name: `电子证书-${made.ecertNo}.pdf`,
      kind: 'pdf',
      mime: 'application/pdf',
      size: kept.size,
      sha256: kept.sha256,
      orgId,
      prov,
      city,
      county,
      point,
    })
    .execute();
  const { certId, certNo, regId, name, idIndex, ctId, subjectName } = cert;
  const values = {
    certNo,
    regId,
    orgId,
    orgName,
    prov,
    city,
    county,
    point,
    name,
    idMask: made.idMask,
    idIndex,
    ctId,
    subjectName,
    issueDate: made.issueDate,
    madeAt: now.toISOString(),
    stampId: stamp.stampId,
    stampName: stamp.stampName,
    fileId: kept.id,
    fingerprint: made.fingerprint,
    revision: (before?.revision ?? 0) + 1,
    reason: '',
    status,
  };
  const id = before?.id ?? newId();
  if (before) await rows(by).change(id, values, HELD);
  else await rows(by).add({ ...values, id, certId, ecertNo: made.ecertNo });
  // No new version: who works on the certificate meanwhile has read what they act on.
  await db
    .updateTable('cert')
    .set({ ecertStatus: EFFECTIVE })
    .where('city', '=', city)
    .where('certId', '=', certId)
    .execute();
  await noteTrace(by, await rows(by).get(id), { act, from: before?.status ?? null, reason });
  return id;
}
