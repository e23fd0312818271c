import { historyValid } from '@tqc/contract/cert';
import { certStatus } from '@tqc/domain/dictionaries';
import { maskIdNo, personNo } from '@tqc/domain/shared';
import { outOfReach } from '../../../kit/failure';
import { newId } from '../../../kit/newId';
import { serve, type CallContext } from '../../../kit/serve';
import type { RowOf } from '../../../kit/store';
import { insertCert } from '../change/insertCert';
import { recordCertStep } from '../change/certSteps';
import { requireData, type Data } from '../change/enteredData';
import { requireFree } from '../change/requireFree';
import { labelOf } from '../change/openChange';
import { associateCollege, collegeList, selectCollege } from './colleges';
import { recognition, recognitions } from './recognition';
import {
  askedOf,
  CERTS,
  faultsOf,
  heldTemp,
  mended,
  numberOf,
  orgOfTemp,
  requireOfOld,
  storedTemp,
  temps,
  voidTemp,
  type Temp,
} from './temps';

export const historyValidRoutes = serve(historyValid, {
  list: recognitions,
  get: recognition,
  temp: async (call) => {
    const { province2012 = false, recognisedOnFrom, recognisedOnTo, ...rest } = call.input;
    const asked = {
      ...rest,
      province2012,
      track: CERTS,
      issuedOnFrom: recognisedOnFrom,
      issuedOnTo: recognisedOnTo,
    };
    const page = await temps(call).page(asked, {
      equal: [
        'track',
        'province2012',
        'certNo',
        'prov',
        'city',
        'county',
        'reason',
        'importNo',
        'status',
      ],
      like: ['name'],
      filled: ['certNo', 'name'],
      sealed: ['idNo'],
      between: ['issuedOn'],
    });
    return { ...page, record: await shown(call, page.record) };
  },
  viewHistoryTemp: async (call) => {
    const row = await temps(call).get(call.input.id);
    const [full] = await shown(call, row.track === CERTS ? [row] : []);
    if (!full) throw outOfReach();
    return full;
  },
  handleTemp: async (call) => {
    const { input } = call;
    const row = await heldTemp(call, CERTS);
    if (input.action === 'void') return voidTemp(call, row);
    requireOfOld(row);
    const fields = mended(row, { ...input }, (field) =>
      field === 'orgId' ? '认定机构' : labelOf(field),
    );
    const org = await orgOfTemp(call, String(fields['orgId']));
    const data = dataOf(fields, personNo(input.idNo ?? numberOf(call, row)));
    const { subjectName } = await requireData(call, data, new Set(['certNo']));
    await requireFree(call.db, data.certNo);
    const certId = newId();
    const cert = await insertCert(call, certId, data, {
      ...org,
      subjectName,
      dataSource: row.dataSource,
      status: certStatus.code('normal'),
    });
    await recordCertStep(call, cert, {
      step: '非正式历史',
      event: '修正入库',
      toStatus: cert.status,
      opinion: row.importNo,
    });
    return storedTemp(call, row, `证书号码${data.certNo}`);
  },
  collegeAud: collegeList,
  associationCollege: associateCollege,
  selectColeegeToHistoryValid: selectCollege,
});

/** A whole row as a certificate. */
const dataOf = (fields: Readonly<Record<string, unknown>>, idNo: string): Data =>
  // What is empty was asked for, and what was entered has passed its schema.
  ({
    name: fields['name'],
    idType: fields['idType'],
    idNo,
    sex: fields['sex'],
    birthDate: fields['birthDate'],
    nation: fields['nation'],
    ctId: fields['ctId'],
    subjectId: fields['subjectId'],
    certNo: fields['certNo'],
    recognisedOn: fields['recognisedOn'],
    educationLevel: fields['educationLevel'],
    graduateSchool: fields['graduateSchool'],
  }) as Data;

async function shown(call: CallContext, found: readonly Temp[]) {
  const asked = await askedOf(
    call,
    'tempId',
    found.map(({ id }) => id),
  );
  return found.map((row: RowOf<'historyTemp'>) => ({
    ...row,
    idNo: row.idMask || maskIdNo(numberOf(call, row)),
    nation: row.nation || null,
    recognisedOn: row.issuedOn,
    faults: faultsOf(row),
    asked: asked.has(row.id),
  }));
}
