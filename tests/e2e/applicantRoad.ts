import { handIn } from '@tqc/client';
import { intake } from '@tqc/contract/intake';
import { localeSet } from '@tqc/contract/register';
import { onOff } from '@tqc/domain/dictionaries';
import { idNoCheck } from '@tqc/domain/shared';
import { confirmed, filed, person } from './longRoad';
import { callsAs, channelOf, product } from './product';

/** Whom the journey is about. */
export const NAME = '柏映秋';
const MOBILE = '15480077001';
const CHANNEL_NO = 'JOURNEY-ACCOUNT-1';
/** Born in that year: nobody else of the journeys is. */
const YEAR = 1997;
const JUDGED = 1;
const PHOTO = { front: '证件正面', back: '证件反面', face: '现场人像' } as const;

/** Somebody of whom a judgement is found, and nothing any more when they object. */
export const somebody = () =>
  person(({ first, again }) => first === JUDGED && again === 0, { year: YEAR });
export type Somebody = Awaited<ReturnType<typeof somebody>>;

/**
 * The account as the channel hands it over, for people to look at: the first time the machine sees
 * two faces, then the same one in new pictures.
 */
export async function accountComes(
  { idNo, birthDate }: Somebody,
  { faceScore, autoTries }: { readonly faceScore: number; readonly autoTries: number },
): Promise<void> {
  const { scan, silhouette } = await import('../../apps/server/src/demo/documents');
  const paper = new Uint8Array(await scan('居民身份证', [NAME, '样例材料，不作他用']));
  const face = new Uint8Array(await silhouette(autoTries, 2));
  const item = {
    channelNo: CHANNEL_NO,
    name: NAME,
    sex: 2,
    birthDate,
    idType: 1,
    idNo,
    mobile: MOBILE,
    email: 'yanshi@yanshi.cn',
    household: '江苏云汀市东霁区',
    registeredAt: '2024-06-17T02:00:00Z',
    realName: 3,
    reviewReason: 1,
    faceScore,
    autoTries,
    degree: [
      {
        authority: '澄岚师范学院',
        degree: 2,
        category: '教育学',
        major: '小学教育',
        grantedOn: '2020-06-30',
        degreeNo: 'XW20200077',
      },
    ],
    files: Object.entries(PHOTO).map(([kind, title]) => ({ kind, title, part: kind })),
  };
  const { refused } = await handIn(
    product().url,
    channelOf(),
    [item],
    [
      { field: 'front', name: '证件正面.png', bytes: paper },
      { field: 'back', name: '证件反面.png', bytes: paper },
      { field: 'face', name: '现场人像.jpg', bytes: face },
    ],
    0,
    intake.ssouser,
  );
  if (refused[0]) throw new Error(refused[0].message);
}

/** Their application, confirmed at the point: only the access query is left to ask. */
export async function applies(who: Somebody): Promise<void> {
  const county = await callsAs('demo_x320101');
  const { record } = await county.send(localeSet.list, {
    status: onOff.code('on'),
    pageSize: 100,
  });
  const place = record.find(({ pointName }) => pointName.includes('政务服务中心'));
  if (!place) throw new Error('nothing is arranged at the point');
  const { lsId } = place;
  await confirmed(await filed([{ name: NAME, lsId, person: who, mobile: MOBILE }], 'ACCOUNT'));
}

const HEAD = [
  '姓名',
  '证件号码',
  '考试批次',
  '考试省份',
  '学段',
  '科目一',
  '科目二',
  '科目三',
  '面试科目',
  '面试成绩',
  '合格证明编号',
  '有效期止',
];
export const RESULTS = 12;

/** Results of the examination, those of the account first; three lines are wrong. */
export function results({ idNo }: Somebody): Buffer {
  const lines = Array.from({ length: RESULTS }, (_, at) => {
    const first17 = `32880119960305${String(101 + at * 2)}`;
    return [
      at === 0 ? NAME : `演示考生${'甲乙丙丁戊己庚辛壬癸子丑'.charAt(at)}`,
      at === 0 ? idNo : first17 + idNoCheck(first17),
      '2024年上半年演练',
      '江苏',
      '小学',
      String(70 + at),
      '78',
      '',
      '小学语文',
      '合格',
      `202441007700${String(at).padStart(2, '0')}`,
      '2027-06-30',
    ];
  });
  const wrong = [
    [2, 5, '151'],
    [5, 10, '2024'],
    [8, 11, '2027-13-01'],
  ] as const;
  for (const [line, column, text] of wrong) lines[line]?.splice(column, 1, text);
  return Buffer.from([HEAD, ...lines].map((cells) => cells.join(',')).join('\r\n'));
}
