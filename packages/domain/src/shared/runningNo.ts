const pad = (value: number | string, length: number) => {
  const text = String(value).padStart(length, '0');
  if (text.length > length) throw new Error(`number ${text} is longer than ${length} digits`);
  return text;
};

/** 报名号, 16 digits: year, batch, province, serial. */
export function registrationNo(
  year: number,
  batch: number,
  province: string,
  serial: number,
): string {
  return `${year}${pad(batch, 2)}${province}${pad(serial, 8)}`;
}

/** 档案号, 16 digits: year, province, organisation, 1 recognition or 2 registration, serial. */
export function archiveNo(
  year: number,
  province: string,
  orgCode: string,
  track: 'register' | 'enroll',
  serial: number,
): string {
  return `${year}${province}${pad(orgCode, 3)}${track === 'register' ? 1 : 2}${pad(serial, 6)}`;
}

/** 受理号, 17 digits: province, organisation, day, serial of the day. */
export function acceptanceNo(
  province: string,
  orgCode: string,
  day: string,
  serial: number,
): string {
  return `${province}${pad(orgCode, 3)}${day.replaceAll('-', '')}${pad(serial, 4)}`;
}

/** 批次号 of access queries (AQ), e-certificate tasks (EC), pushes (PU) and affairs (SW). */
export function batchNo(kind: 'AQ' | 'EC' | 'PU' | 'SW', day: string, serial: number): string {
  return `${kind}${day.replaceAll('-', '')}${pad(serial, 4)}`;
}

/** 限制记录号: XZ, province, year, 6 digits. */
export function restrictionNo(prov: string, year: string, serial: number): string {
  return `XZ${prov}${year}${String(serial).padStart(6, '0')}`;
}

/** 申请编号 of cases of certificates: BF reissue, BG change; province, year, 6 digits. */
export function certCaseNo(kind: 'BF' | 'BG', prov: string, year: string, serial: number): string {
  return `${kind}${prov}${year}${pad(serial, 6)}`;
}

/** 证照编号 of an electronic certificate: DZ, province, the key of its certificate in 16 digits. */
export function ecertNo(prov: string, certId: string): string {
  return `DZ${prov}${pad(certId, 16)}`;
}
