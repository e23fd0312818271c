import { certType, nation, sex } from '@tqc/domain/dictionaries';
import {
  certificateBlank,
  certificateFields,
  movedBy,
  type CertificateKey,
  type PrinterOffset,
} from '@tqc/domain/cert';
import type { Selectable } from 'kysely';
import { placeOf } from '../../../kit/personal';
import type { Paper, PaperPage } from '../../../kit/printing';
import type { CallContext } from '../../../kit/serve';
import type { Tables } from '../../../kit/tables';

/** What stands on one certificate, in words. */
export type CertificateText = Readonly<Record<Exclude<CertificateKey, 'photo'>, string>>;
type Row = Selectable<Tables['cert']>;

/** The words of a certificate; the number of the person stands on paper in full. */
export function certificateText({ app }: Pick<CallContext, 'app'>, row: Row): CertificateText {
  return {
    name: row.name,
    sex: sex.label(row.sex),
    birth: row.birthDate === null ? '' : dayText(row.birthDate).replace(/\d+日$/, ''),
    nation: nation.label(row.nation),
    idNo: app.personal.open(placeOf('cert', 'id_no', row.certId), row.idNo),
    ctName: certType.label(row.ctId),
    subject: row.subjectName,
    certNo: row.certNo,
    org: row.orgName,
    recognisedOn: dayText(row.recognisedOn),
  };
}

/** One page a certificate, as this printer has to be told. */
export function certificatePage(
  text: CertificateText,
  offset: PrinterOffset,
  photo?: Uint8Array,
): PaperPage {
  const { width, height, photo: box } = certificateBlank;
  return {
    width,
    height,
    fields: certificateFields.map((field) => ({
      ...movedBy(field, field.key, offset),
      text: text[field.key],
    })),
    pictures: photo ? [{ ...movedBy(box, 'photo', offset), bytes: photo }] : [],
  };
}

/** Certificates as one paper; on an installation of invented data it says so across each page. */
export function certificatePaper(
  { app }: Pick<CallContext, 'app'>,
  made: string,
  pages: readonly PaperPage[],
): Paper {
  return {
    title: '教师资格证书',
    made,
    pages,
    ...(app.demo ? { watermark: '演示数据' } : {}),
  };
}

function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日`;
}
