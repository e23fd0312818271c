import { registration } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { testRoad } from '../../../testing/road';
import { testServer, type TestServer } from '../../../testing/server';

let server: TestServer;
let regId: string;
let idNo: string;
let mobile: string;
const NAME = '阿卜杜热合曼·买买提';

beforeAll(async () => {
  server = await testServer();
  const road = await testRoad(server);
  const applicant = road.applicant(1);
  idNo = applicant.idNo;
  mobile = String(applicant['mobile']);
  // The channel pastes too: what is stored is folded.
  regId = await road.filed(1, {
    name: '阿卜杜热合曼 • 买买提\u200B',
    idNo: `\u202D${idNo.slice(0, 6)} ${idNo.slice(6)}\u202C`,
    mobile: `+86 ${mobile.slice(0, 3)}-${mobile.slice(3)}`,
  });
  await server.pool.query("update registration set archive_no = '2024329201001062' where true");
});

const found = async (
  asked: Partial<Record<'idNo' | 'mobile' | 'regId' | 'name' | 'archiveNo', string>>,
) => {
  const { record } = await (await server.as('county'))(registration.list, asked);
  return record.map((row) => row.regId);
};
const wide = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));

test('手机号码怎么粘贴都找得到', async () => {
  for (const pasted of [
    mobile,
    `\u202D${mobile}\u202C`,
    `\u200B${mobile}`,
    `\u200E${mobile}`,
    `\u2068${mobile}\u2069`,
    `+86${mobile}`,
    `86${mobile}`,
    `0086${mobile}`,
    `+86 ${mobile.slice(0, 3)}\u2011${mobile.slice(3, 7)}\u2011${mobile.slice(7)}`,
    wide(mobile),
  ])
    expect(await found({ mobile: pasted }), JSON.stringify(pasted)).toEqual([regId]);
});

test('证件号码、报名号、档案号怎么粘贴都找得到', async () => {
  for (const mark of ['\u200B', '\u202D', '\u200E', '\u00AD', '\u2060', '\uFEFF', '\t', '\u3000']) {
    const where = JSON.stringify(mark);
    expect(await found({ idNo: idNo.slice(0, 6) + mark + idNo.slice(6) }), where).toEqual([regId]);
    expect(await found({ regId: `${mark}${regId}${mark}` }), where).toEqual([regId]);
    expect(await found({ archiveNo: `2024${mark}329201001062` }), where).toEqual([regId]);
  }
  expect(await found({ regId: wide(regId) })).toEqual([regId]);
  expect(await found({ archiveNo: wide('2024329201001062') })).toEqual([regId]);
});

test('姓名的点和空白怎么写都找得到；存下的是归一的写法', async () => {
  for (const dot of ['·', '•', '‧', '・', '．', '.', '∙', '⋅', '･', ' · ', '\u200B·'])
    expect(await found({ name: NAME.replace('·', dot) }), dot).toEqual([regId]);
  for (const name of ['阿卜杜　热合曼', '阿卜杜\u00A0热合曼', '阿卜杜\u200B热合曼', '热合曼•'])
    expect(await found({ name }), name).toEqual([regId]);
  const { rows } = await server.pool.query('select name from registration');
  expect(rows).toEqual([{ name: NAME }]);
});
