import { onOff } from '@tqc/domain/dictionaries';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, handIn, signIn, type Channel } from '@tqc/client';
import { intake } from '@tqc/contract/intake';
import { localeSet } from '@tqc/contract/register';
import { readConfig } from '../config';
import { applicationForm, scan, silhouette } from '../demo/documents';
import { DEMO_PASSWORD } from '../demo/accounts';
import { drawPerson, type Person } from '../demo/people';
import { createRandom } from '../demo/random';
import { dataFolderOf } from '../running';
import { examOf } from './examOf';
import { option } from './runParts';

const PER_REQUEST = 5;
const LEFT_EVERY = 20;
const SCANS: readonly (readonly [string, string])[] = [
  ['idCard', '身份证件'],
  ['diploma', '毕业证书'],
  ['mandarin', '普通话水平测试等级证书'],
  ['health', '体检报告'],
  ['promise', '个人承诺书'],
];
const bytes = (buffer: Buffer) => new Uint8Array(buffer);

/**
 * The applicants' channel: hands over invented people with drawn documents, at a given rate, and
 * says what became of them.
 */
async function simulate(): Promise<void> {
  const total = Number(option('applications', '100'));
  const rate = Number(option('rate', '0'));
  const seed = Number(option('seed', String(Date.now() % 1_000_000)));
  const url = option('url', `http://localhost:${process.env['PORT'] ?? 8080}`);
  const channel = readChannel();
  const transport = createTransport({ baseUrl: url, app: 'tqc-admin' });
  await signIn(transport, option('as', 'demo_qudao'), process.env['TQC_PASSWORD'] ?? DEMO_PASSWORD);
  const { record: arrangements } = await transport.send(localeSet.list, {
    status: onOff.code('on'),
    pageSize: 100,
  });
  if (arrangements.length === 0)
    throw new Error('该机构没有启用的确认点安排，请先在“确认点工作安排”中设置');
  const random = createRandom(seed);
  const today = new Date(transport.now()).toISOString().slice(0, 10);
  const photos = {
    1: await Promise.all([0, 1, 2].map((n) => silhouette(n, 1))),
    2: await Promise.all([3, 4, 5].map((n) => silhouette(n, 2))),
  };
  const scans = await Promise.all(
    SCANS.map(([, title]) => scan(title, ['演示人员', '样例材料，不作他用'])),
  );
  const reasons = new Map<string, number>();
  let accepted = 0;
  let refused = 0;
  const began = performance.now();
  for (let done = 0; done < total; done += PER_REQUEST) {
    const items: object[] = [];
    const accounts: object[] = [];
    const files: { field: string; name: string; bytes: Uint8Array<ArrayBuffer> }[] = SCANS.map(
      ([kind, title], at) => ({
        field: kind,
        name: `${title}.png`,
        bytes: bytes(scans[at] ?? Buffer.alloc(0)),
      }),
    );
    for (let at = done; at < Math.min(done + PER_REQUEST, total); at += 1) {
      const place = random.pick(arrangements);
      const person = drawPerson(
        random,
        { prov: '32', areaName: place.pointName, ctIds: place.ctIds.map(Number) },
        1_000_000 + seed * 13 + at,
        today,
      );
      const { household, subjectName, ...rest } = person;
      files.push(
        {
          field: `photo${at}`,
          name: '证件照片.jpg',
          bytes: bytes(random.pick(photos[person.sex])),
        },
        {
          field: `form${at}`,
          name: '申请表.pdf',
          bytes: bytes(
            await applicationForm([
              ['姓名', person.name],
              ['申请学科', subjectName],
              ['毕业学校', person.graduateSchool],
            ]),
          ),
        },
      );
      accounts.push(accountOf(person, `${seed}-${at}`, transport.now(), at));
      items.push({
        ...rest,
        channelNo: `SIM-${seed}-${at}`,
        lsId: place.lsId,
        idType: 1,
        personType: person.graduating ? 2 : 1,
        household,
        residence: household,
        address: `${household}朝晖路${at % 200}号`,
        ...examOf(person, `2023${String(at).padStart(12, '0')}`),
        files: [
          { kind: 'photo', title: '证件照片', part: `photo${at}` },
          ...SCANS.map(([kind, title]) => ({ kind, title, part: kind })),
          { kind: 'form', title: '教师资格认定申请表', part: `form${at}` },
        ],
      });
    }
    const ahead = transport.now() - Date.now();
    const known = await handIn(url, channel, accounts, files, ahead, intake.ssouser);
    for (const { message } of known.refused)
      reasons.set(`账户：${message}`, (reasons.get(`账户：${message}`) ?? 0) + 1);
    const answer = await handIn(url, channel, items, files, ahead);
    accepted += answer.accepted.length;
    for (const { message } of answer.refused) reasons.set(message, (reasons.get(message) ?? 0) + 1);
    refused += answer.refused.length;
    if (rate > 0)
      await sleep(Math.max(0, ((done + items.length) / rate) * 1000 - (performance.now() - began)));
  }
  console.log(
    `交件 ${total} 份：收下 ${accepted} 份，拒绝 ${refused} 份，用时 ${((performance.now() - began) / 1000).toFixed(1)} 秒`,
  );
  for (const [message, n] of reasons) console.log(`  ${n} 份：${message}`);
}

/** The account somebody applies with; of twenty one is left to people. */
function accountOf(person: Person, no: string, now: number, at: number): object {
  const isLeft = at % LEFT_EVERY === 0;
  const { name, sex, nation, birthDate, idNo, mobile, household } = person;
  return {
    name,
    sex,
    nation,
    birthDate,
    idNo,
    mobile,
    household,
    channelNo: `SIMACC-${no}`,
    idType: 1,
    registeredAt: new Date(now).toISOString(),
    realName: isLeft ? 3 : 1,
    reviewReason: isLeft ? 1 : null,
    faceScore: isLeft ? 61 : 96,
    autoTries: isLeft ? 3 : 1,
    files: isLeft
      ? [
          { kind: 'front', title: '证件正面', part: 'idCard' },
          { kind: 'face', title: '现场人像', part: `photo${at}` },
        ]
      : [],
  };
}

/** The credentials of the channel: given, or those of the installation on this computer. */
function readChannel(): Channel {
  const given = option('channel-key');
  if (given) return { id: option('channel', 'applicant'), key: bytes(Buffer.from(given, 'hex')) };
  const keys = JSON.parse(
    readFileSync(join(dataFolderOf(readConfig(process.env)), 'keys.json'), 'utf8'),
  ) as { channel: { id: string; key: string }[] };
  const [first] = keys.channel;
  if (!first) throw new Error('密钥文件中没有申请人渠道的凭证');
  return { id: first.id, key: bytes(Buffer.from(first.key, 'hex')) };
}

simulate().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
