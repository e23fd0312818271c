import { RuleError } from '../kit';

const SHAPE = /^(19|20)\d{2}(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-6])\d{3}[1-7][0-2]\d{6}$/;

/**
 * What a 17-digit certificate number says. `sex` only from 2009 on: before, the digit meant
 * different things.
 */
export interface CertificateNo {
  readonly year: number;
  readonly province: string;
  readonly orgCode: string;
  readonly ctId: number;
  readonly sex: 1 | 2 | undefined;
  readonly serial: number;
}

/** The parts a number is made of. */
export interface CertificateNoParts {
  readonly year: number;
  /** Two digits. */
  readonly province: string;
  /** Three digits of the recognising organisation. */
  readonly orgCode: string;
  readonly ctId: number;
  readonly sex: number;
  /** 1 to 999999, counted per organisation and year over all types. */
  readonly serial: number;
}

/** Reads a 17-digit number; undefined when it is none. */
export function readCertificateNo(text: string): CertificateNo | undefined {
  if (!SHAPE.test(text)) return undefined;
  const year = Number(text.slice(0, 4));
  const digit = Number(text[10]);
  if (year >= 2009 && digit === 0) return undefined;
  return {
    year,
    province: text.slice(4, 6),
    orgCode: text.slice(6, 9),
    ctId: Number(text[9]),
    sex: year >= 2009 ? (digit as 1 | 2) : undefined,
    serial: Number(text.slice(11)),
  };
}

/**
 * True for a number that may stand on a certificate: 17 digits that hold, or 15 of the old kind;
 * `sex` must agree from 2009 on.
 */
export function isCertificateNo(text: string, sex?: number): boolean {
  if (/^\d{15}$/.test(text)) return true;
  const read = readCertificateNo(text);
  return read !== undefined && (sex === undefined || read.sex === undefined || read.sex === sex);
}

/**
 * Makes a number; refused when a part does not fit, because a wrong number must never be issued.
 */
export function makeCertificateNo({
  year,
  province,
  orgCode,
  ctId,
  sex,
  serial,
}: CertificateNoParts): string {
  const text = `${year}${province}${orgCode}${ctId}${sex}${String(serial).padStart(6, '0')}`;
  if (text.length !== 17 || !isCertificateNo(text, sex))
    throw new RuleError(
      `不能生成证书号码：${text}不是有效的号码，请核对认定日期、机构代码和性别；流水号用完的请联系国家级机构`,
    );
  return text;
}
