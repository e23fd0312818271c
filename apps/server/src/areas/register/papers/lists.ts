import { tablePages, type PaperPage } from '../../../kit/printing';
import type { PaperCase } from './caseRows';

/** 签收表: who took which certificate. */
export function signOffPages(cases: readonly PaperCase[]): PaperPage[] {
  return tablePages({
    title: '教师资格证书签收表',
    note: `${orgOf(cases)}　共 ${cases.length} 人`,
    columns: [
      { title: '序号', width: 12 },
      { title: '姓名', width: 22 },
      { title: '证件号码', width: 34 },
      { title: '资格种类', width: 34 },
      { title: '证书号码', width: 32 },
      { title: '印刷号', width: 24 },
      { title: '签收人', width: 22 },
    ],
    rows: cases.map(({ row, idNo, ctName, certNo, blankNo }, at) => [
      String(at + 1),
      row.name,
      idNo,
      ctName,
      certNo,
      blankNo,
      '',
    ]),
    foot: '发证人：　　　　　　　　　　　　　发证日期：',
  });
}

/** 公示名单: no number of a person stands on it. */
export function noticePages(cases: readonly PaperCase[]): PaperPage[] {
  return tablePages({
    title: '教师资格认定公示名单',
    note: `${orgOf(cases)}　共 ${cases.length} 人`,
    columns: [
      { title: '序号', width: 14 },
      { title: '姓名', width: 36 },
      { title: '性别', width: 16 },
      { title: '档案号', width: 42 },
      { title: '资格种类', width: 36 },
      { title: '任教学科', width: 36 },
    ],
    rows: cases.map(({ row, sex, ctName }, at) => [
      String(at + 1),
      row.name,
      sex,
      row.archiveNo ?? '',
      ctName,
      row.subjectName,
    ]),
    foot: '公示时间：　　　　　　　　　　　　　监督电话：',
  });
}

function orgOf(cases: readonly PaperCase[]): string {
  return [...new Set(cases.map(({ orgName }) => orgName))].join('、');
}
