import type { OutputOf, Row } from '@tqc/contract/kit';
import type { cert } from '@tqc/contract/cert';
import { makeCertificateNo } from '@tqc/domain/shared';
import { invented } from '../people';
import { orgs } from '../users';

type Cert = Row<typeof cert.list>;
type CertDetail = OutputOf<typeof cert.get>;

/** A certificate of an invented person that holds. */
export function certRow(serial: number, differing: Partial<Cert> = {}): Cert {
  const { name, sex, maskedIdNo } = invented(serial);
  return {
    certId: String(600 + serial),
    certNo: makeCertificateNo({
      year: 2024,
      province: orgs.county.prov,
      orgCode: '901',
      ctId: 3,
      sex,
      serial: 1000 + serial,
    }),
    name,
    sex,
    idNo: maskedIdNo,
    idRef: `ref-${serial}`,
    ctId: 3,
    subjectName: '数学',
    orgName: orgs.county.orgName,
    recognisedOn: '2024-06-14',
    dataSource: 0,
    educationLevel: 3,
    status: 0,
    printStatus: 0,
    ecertStatus: null,
    version: 1,
    ...differing,
  };
}

/** The same certificate with what happened to it. */
export function certDetail(serial: number, differing: Partial<CertDetail> = {}): CertDetail {
  return {
    ...certRow(serial),
    nation: '01',
    birthDate: invented(serial).birthDate,
    idType: 1,
    issueDate: '2024-06-17',
    regId: String(24_118_801_000_000 + serial),
    subjectId: '3003',
    graduateSchool: '澄岚师范大学',
    photo: null,
    blankNo: null,
    remark: '',
    printRun: null,
    steps: [
      { at: '2024-06-14T08:00:00Z', title: '认定通过', note: orgs.county.orgName },
      { at: '2024-06-17T02:00:00Z', title: '生成证书编号', note: '孟县审' },
    ],
    ...differing,
  };
}
