import { placeOf } from '../../../kit/personal';
import type { CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import { initials } from '../../../trade/registration';
import type { CertRow } from '../certOf';
import type { Data } from './enteredData';

const certs = store('cert', 'certId');

interface Issued extends Pick<
  CertRow,
  'orgId' | 'orgName' | 'prov' | 'city' | 'county' | 'subjectName' | 'dataSource' | 'status'
> {}

/** Lays down a certificate that was issued before, where the organisation lies that issued it. */
export async function insertCert(
  call: CallContext,
  certId: string,
  { idNo, ...data }: Data,
  { orgId, orgName, prov, city, county, subjectName, dataSource, status }: Issued,
): Promise<CertRow> {
  const { app, db, now } = call;
  const { personal } = app;
  await db.insertInto('certKey').values({ certNo: data.certNo, certId, city }).execute();
  await certs(call).add({
    ...data,
    certId,
    orgId,
    orgName,
    prov,
    city,
    county,
    subjectName,
    namePinyin: initials(data.name),
    issueDate: data.recognisedOn,
    dataSource,
    status,
    idNo: personal.seal(placeOf('cert', 'id_no', certId), idNo),
    idIndex: personal.index('idNo', idNo),
    idRef: personal.idRef(idNo),
    createdAt: now.toISOString(),
  });
  return certs(call).get(certId);
}
