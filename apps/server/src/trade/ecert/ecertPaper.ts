import { ECERT_PAGE } from '@tqc/domain/ecert';
import type { Paper, PaperPage } from '../../kit/printing';

/** What stands on an electronic certificate, in words. */
export interface EcertText {
  readonly ecertNo: string;
  readonly name: string;
  readonly sex: string;
  readonly birth: string;
  readonly nation: string;
  readonly idNo: string;
  readonly ctName: string;
  readonly subject: string;
  readonly certNo: string;
  readonly recognisedOn: string;
  readonly org: string;
  readonly issuedOn: string;
}

/** A stamp on a page. */
export interface Stamped {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

const PHOTO = { x: 24, y: 38, width: 26, height: 36 } as const;
const LABEL_X = 62;
const VALUE_X = 92;
const WIDTH = 66;
const SIZE = 11;
const FIRST = 42;
const STEP = 8;

const LINES: readonly (readonly [key: keyof EcertText, label: string])[] = [
  ['name', '持证人'],
  ['sex', '性别'],
  ['birth', '出生年月'],
  ['nation', '民族'],
  ['idNo', '身份证号码'],
  ['ctName', '资格种类'],
  ['subject', '任教学科'],
  ['certNo', '证书号码'],
  ['recognisedOn', '认定时间'],
];
const BELOW = FIRST + LINES.length * STEP;

function page(text: EcertText, stamp: Stamped, photo: Uint8Array | undefined): PaperPage {
  const { width, height } = ECERT_PAGE;
  const field = (key: string, words: string, x: number, y: number, room: number) => ({
    key,
    text: words,
    x,
    y,
    width: room,
    size: SIZE,
  });
  return {
    width,
    height,
    fields: [
      {
        key: 'title',
        text: '中华人民共和国教师资格证书（电子）',
        x: width / 2,
        y: 24,
        width: 170,
        size: 18,
        align: 'center',
      },
      ...LINES.flatMap(([key, label], at) => [
        field(`${key}Label`, label, LABEL_X, FIRST + at * STEP, VALUE_X - LABEL_X),
        field(key, text[key], VALUE_X, FIRST + at * STEP, WIDTH),
      ]),
      field('orgLabel', '认定机构', LABEL_X, BELOW, VALUE_X - LABEL_X),
      field('org', text.org, VALUE_X, BELOW, WIDTH + 30),
      field('issuedOnLabel', '签发日期', LABEL_X, BELOW + STEP, VALUE_X - LABEL_X),
      field('issuedOn', text.issuedOn, VALUE_X, BELOW + STEP, WIDTH),
      { ...field('ecertNo', `证照编号 ${text.ecertNo}`, 24, height - 8, 120), size: 8 },
    ],
    pictures: [...(photo ? [{ ...PHOTO, bytes: photo }] : []), stamp],
  };
}

/** An electronic certificate as a paper; of invented data it says so across the page. */
export function ecertPaper(
  text: EcertText,
  made: string,
  pictures: { readonly stamp: Stamped; readonly photo: Uint8Array },
  demo: boolean,
): Paper {
  return {
    title: '教师资格电子证书',
    made,
    pages: [page(text, pictures.stamp, pictures.photo)],
    ...(demo ? { watermark: '演示数据' } : {}),
  };
}

/** What a stamp looks like on a page: no person stands on it, and it says that it is a sample. */
export function samplePaper(orgName: string, stamp: Stamped, made: string): Paper {
  const text: EcertText = {
    ecertNo: '00000000000000000000',
    name: '样例',
    sex: '样例',
    birth: '样例',
    nation: '样例',
    idNo: '000000000000000000',
    ctName: '样例',
    subject: '样例',
    certNo: '00000000000000000',
    recognisedOn: '样例',
    org: orgName,
    issuedOn: '样例',
  };
  return {
    title: '教师资格电子证书样张',
    made,
    pages: [page(text, stamp, undefined)],
    watermark: '样例',
  };
}

/** A day as a certificate says it. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日`;
}
