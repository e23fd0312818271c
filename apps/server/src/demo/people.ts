import { subjectsOf } from '@tqc/domain/dictionaries';
import { idNoCheck } from '@tqc/domain/shared';
import type { Random } from './random';

const letters = (text: string) => [...text];
const SURNAMES: readonly (readonly [string, number])[] = [
  ...letters('王李张刘陈').map((name) => [name, 7] as const),
  ...letters('杨赵黄周吴').map((name) => [name, 4] as const),
  ...letters('徐孙胡朱高林何郭马罗').map((name) => [name, 3] as const),
  ...letters(
    '梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文',
  ).map((name) => [name, 1] as const),
  ...['欧阳', '上官', '诸葛', '司马', '令狐'].map((name) => [name, 0.2] as const),
];
const FEMALE = letters('婷雪怡欣悦佳静敏丽芳娜雯琳倩颖慧洁蕾璐萌梦瑶诗涵语桐若晓雅思宁晴珊');
const MALE = letters('伟强磊军洋勇杰涛明超鹏浩宇轩博文昊天泽子俊凯峰志建国林航晨阳睿恒');
const RARE = letters('䶮㛃𬭎𬍛堃喆昇犇骉');
const MINORITY = [
  '阿依古丽·买买提',
  '次仁卓玛',
  '努尔兰·叶尔肯',
  '苏日娜',
  '那木吉拉',
  '玛依拉·阿不都',
  '古丽米热·热合曼',
  '扎西多吉',
];
const UNIVERSITIES = [
  '澄岚师范大学',
  '云汀学院',
  '霁川师范学院',
  '禾渡大学',
  '青漪幼儿师范高等专科学校',
];

/** Shares of certificate types: each level of organisation takes its own. */
const TYPE_WEIGHTS: readonly (readonly [number, number])[] = [
  [1, 14],
  [2, 28],
  [3, 22],
  [4, 26],
  [5, 4],
  [6, 0.3],
  [7, 5.7],
];
const WOMEN: Readonly<Record<number, number>> = {
  1: 0.97,
  2: 0.84,
  3: 0.78,
  4: 0.7,
  5: 0.6,
  6: 0.5,
  7: 0.55,
};

/** An invented person with everything an application asks for. */
export interface Person {
  readonly name: string;
  readonly sex: 1 | 2;
  readonly nation: string;
  readonly birthDate: string;
  readonly idNo: string;
  readonly mobile: string;
  readonly ctId: number;
  readonly subjectId: string;
  readonly subjectName: string;
  readonly examType: number;
  readonly examValidUntil: string | null;
  readonly educationLevel: number;
  readonly graduateSchool: string;
  readonly major: string;
  readonly graduating: boolean;
  readonly collegeVerifyStatus: number;
  readonly mandarinLevel: number;
  readonly mandarinScore: number;
  readonly household: string;
  readonly collegeAppendFlag: boolean;
}

/**
 * Draws a person; nobody living can have the ID number, because area PP88 is assigned to no place.
 */
export function drawPerson(
  random: Random,
  place: { readonly prov: string; readonly areaName: string; readonly ctIds: readonly number[] },
  serial: number,
  today: string,
): Person {
  const ctId = random.weighted(TYPE_WEIGHTS.filter(([type]) => place.ctIds.includes(type)));
  const sex = random.chance(WOMEN[ctId] ?? 0.78) ? 2 : 1;
  const minority = random.chance(0.03);
  const birthDate = drawBirth(random, today);
  const subjects = subjectsOf(ctId);
  const subject = subjects[
    Math.min(Math.floor(random.next() ** 2 * subjects.length), subjects.length - 1)
  ] ?? { id: '', name: '' };
  const mandarinLevel =
    subject.name === '语文'
      ? random.weighted([
          [12, 10],
          [21, 90],
        ])
      : random.weighted([
          [12, 6],
          [21, 55],
          [22, 38.5],
          [31, 0.5],
        ]);
  const graduating = random.chance(0.4);
  return {
    name: minority ? random.pick(MINORITY) : drawName(random, sex),
    sex,
    nation: minority ? random.pick(['03', '04', '05', '02', '08']) : '01',
    birthDate,
    idNo: makeIdNo(place.prov, birthDate, sex, serial),
    mobile: `154${String(10_000_000 + (serial % 90_000_000)).padStart(8, '0')}`,
    ctId,
    subjectId: subject.id,
    subjectName: subject.name,
    examType:
      ctId === 7
        ? 0
        : random.weighted([
            [1, 88],
            [2, 10],
          ]),
    examValidUntil:
      ctId === 7
        ? null
        : random.chance(0.003)
          ? '2024-01-15'
          : `${random.between(2025, 2027)}-06-30`,
    educationLevel:
      ctId >= 4 && ctId !== 6
        ? random.weighted([
            [3, 80],
            [2, 18],
            [1, 2],
          ])
        : random.weighted([
            [4, 18],
            [3, 72],
            [2, 9.5],
            [1, 0.5],
          ]),
    graduateSchool: random.pick(UNIVERSITIES),
    major: random.pick([
      '汉语言文学',
      '数学与应用数学',
      '英语',
      '学前教育',
      '小学教育',
      '教育学',
      '物理学',
      '生物科学',
      '音乐学',
      '体育教育',
    ]),
    graduating,
    collegeVerifyStatus: random.chance(0.04) ? 2 : 1,
    mandarinLevel,
    mandarinScore: { 12: 93.5, 21: 88, 22: 83.5, 31: 76 }[mandarinLevel] ?? 83.5,
    household: place.areaName,
    collegeAppendFlag: graduating && random.chance(0.12),
  };
}

function drawName(random: Random, sex: 1 | 2): string {
  const given = sex === 2 ? FEMALE : MALE;
  const surname = random.weighted(SURNAMES);
  if (random.chance(0.002)) return surname + random.pick(RARE);
  return surname + random.pick(given) + (random.chance(0.8) ? random.pick(given) : '');
}

function drawBirth(random: Random, today: string): string {
  const age = random.weighted([
    [random.between(21, 23), 52],
    [random.between(24, 26), 27],
    [random.between(27, 30), 12],
    [random.between(31, 40), 8],
    [random.between(41, 50), 1],
  ]);
  return `${Number(today.slice(0, 4)) - age}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
}

/** 500 persons of a sex and birthday fit one area; the serial moves on to the next of 60 areas. */
function makeIdNo(prov: string, birthDate: string, sex: 1 | 2, serial: number): string {
  const area = String((Math.floor(serial / 400) % 60) + 1).padStart(2, '0');
  const order = String(((serial % 400) + 50) * 2 + (sex === 1 ? 1 : 0)).padStart(3, '0');
  const first17 = `${prov}88${area}${birthDate.replaceAll('-', '')}${order.slice(-3)}`;
  return first17 + idNoCheck(first17);
}
