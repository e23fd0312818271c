import type { normalStudent } from '@tqc/contract/exemption';
import { normalDataStatus, sex, teachGrade } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { chinaDay } from '@tqc/domain/shared';
import { outOfReach } from '../../kit/failure';
import { printers, unprintable, type Paper } from '../../kit/printing';
import { countShown, FileReply, type CallContext } from '../../kit/serve';
import {
  dressStudents,
  exemptStudents,
  openIdNo,
  type ExemptStudentRow,
} from '../../trade/exemptStudents';

type Printing = CallContext<typeof normalStudent.certificate>;

const TITLE = '师范生教师职业能力证书';
const A4 = { width: 210, height: 297 } as const;
const LEFT = 30;
const WIDE = 150;
const PHOTO = { x: 150, y: 62, width: 30, height: 40 } as const;

/** The ability certificate of a student: whose, what for, until when; signed by the president. */
export async function abilityCertificate(call: Printing): Promise<FileReply> {
  const { app, db, who, input } = call;
  const row = await exemptStudents(call).get(input.studentId);
  if (row.orgId !== who.orgId) throw outOfReach();
  if (row.abilityNo === null || row.status !== normalDataStatus.code('passed'))
    throw new RuleError('审核通过并生成证书编号以后才能打印');
  const [shown] = await dressStudents(db, [row]);
  if (!shown) throw outOfReach();
  const bytes = row.photo ? await app.files.get(row.photo).catch(() => undefined) : undefined;
  const paper = paperOf(call, { ...shown, abilityNo: row.abilityNo }, openIdNo(call, row), bytes);
  const [fault] = await printers.faults(paper);
  if (fault) throw new RuleError(`证书上的${unprintable(fault.missing)}`);
  await countShown(call, 1);
  call.note({ obj: `exemptStudent/${row.studentId}`, subject: row.name });
  return new FileReply(() => printers.whole(paper), 'application/pdf', `${TITLE}.pdf`, true);
}

interface Shown extends Pick<ExemptStudentRow, 'name' | 'sex' | 'grade' | 'validFrom' | 'validTo'> {
  readonly abilityNo: string;
  readonly collegeName: string;
  readonly majorName: string;
  readonly subjectName: string;
}

function paperOf(
  { app, now }: Printing,
  row: Shown,
  idNo: string,
  photo: Uint8Array | undefined,
): Paper {
  const lines = [
    `姓名：${row.name}`,
    `性别：${row.sex === null ? '' : sex.label(row.sex)}`,
    `证件号码：${idNo}`,
    `专业：${row.majorName}`,
    `任教学段：${row.grade === null ? '' : teachGrade.label(row.grade)}`,
    `任教学科：${row.subjectName}`,
    `证书编号：${row.abilityNo}`,
    `有效期：${row.validFrom ?? ''} 至 ${row.validTo ?? ''}`,
  ];
  const begin = 70;
  const gap = 11;
  const end = begin + gap * lines.length + 16;
  return {
    title: TITLE,
    // As old as the certificate itself: no clock is asked.
    made: `${row.validFrom ?? chinaDay(now)}T00:00:00.000Z`,
    pages: [
      {
        ...A4,
        fields: [
          {
            key: 'title',
            text: TITLE,
            x: A4.width / 2,
            y: 45,
            width: WIDE,
            size: 24,
            align: 'center',
          },
          ...lines.map((text, at) => ({
            key: String(at),
            text,
            x: LEFT,
            y: begin + gap * at,
            width: 115,
            size: 13,
          })),
          {
            key: 'says',
            text: '经考核，该生教育教学能力合格，特发此证。',
            x: LEFT,
            y: end,
            width: WIDE,
            size: 13,
          },
          { key: 'president', text: '校长（签名）：', x: LEFT, y: end + 24, width: 70, size: 13 },
          {
            key: 'college',
            text: row.collegeName,
            x: LEFT + WIDE,
            y: end + 24,
            width: 80,
            size: 13,
            align: 'right',
          },
          {
            key: 'day',
            text: row.validFrom ?? '',
            x: LEFT + WIDE,
            y: end + 36,
            width: 80,
            size: 13,
            align: 'right',
          },
        ],
        pictures: photo ? [{ ...PHOTO, bytes: photo }] : [],
      },
    ],
    ...(app.demo ? { watermark: '演示数据' } : {}),
  };
}
