import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, handIn, signIn, type Transport } from '@tqc/client';
import { localeSet, registration, registrationReview } from '@tqc/contract/register';
import {
  accessQueryResult,
  onOff,
  recognitionStatus,
  recordStatusRegister,
} from '@tqc/domain/dictionaries';
import { chinaDay } from '@tqc/domain/shared';
import { expect } from '@playwright/test';
import { Clerk, eachOf, type Case } from '../../apps/server/src/console/season/clerk';
import { silhouette } from '../../apps/server/src/demo/documents';
import { drawPerson } from '../../apps/server/src/demo/people';
import { examOf } from '../../apps/server/src/console/examOf';
import { createRandom } from '../../apps/server/src/demo/random';
import { startServer } from '../product/startServer';
import { PASSWORD } from './pages';
import { showProduct } from './product';
import { findingsIn, takenIn, type Finding } from './findings';

const SEED = 18;
/** 幼儿园教师资格: one kind of blank is enough for all. */
const KIND = 1;
const EVERYTHING = [1, 2, 3, 4, 5, 6, 7, 8];
const [APP, SECRET] = ['journey', 'only for this journey'];

/** The product of this journey, and the national platform beside it, each a process of its own. */
export interface Ground {
  /** Has the platform find something wrong with these cases. */
  find(findings: readonly Finding[]): void;
  /** The messages of a case that the platform took, oldest first. */
  taken(caseNo: string): Readonly<Record<string, unknown>>[];
  stop(): Promise<void>;
}

/** Starts both, and shows the product to this file alone. */
export async function startGround(): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'tqc-platform-'));
  writeFileSync(findingsIn(folder), '[]');
  const counterpart = fork(
    join(import.meta.dirname, 'returningCounterpart.ts'),
    [APP, SECRET, folder],
    { execArgv: ['--import', 'tsx'] },
  );
  // It says where it listens, and nothing else.
  const [url] = (await once(counterpart, 'message')) as [string];
  const product = await startServer('dev', {
    env: { TQC_PLATFORM: url, TQC_PLATFORM_APP: APP, TQC_PLATFORM_KEY: SECRET },
  });
  showProduct(product);
  return {
    find: (findings) => writeFileSync(findingsIn(folder), JSON.stringify(findings)),
    taken: (caseNo) =>
      readFileSync(takenIn(folder), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        // The counterpart wrote key and message of each.
        .map(
          (line) => JSON.parse((JSON.parse(line) as { body: string }).body) as { caseNo: string },
        )
        .filter((message) => message.caseNo === caseNo),
    async stop() {
      showProduct(undefined);
      await product.stop();
      const over = once(counterpart, 'exit');
      counterpart.disconnect();
      await over;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Applicants who were confirmed: those approved, and those whose diploma is awaited. */
export interface Cases {
  readonly approved: readonly Case[];
  readonly awaiting: readonly Case[];
  /** Numbers under which the platform knows the first of those approved. */
  readonly caseNos: readonly string[];
  /** The day of the demonstration. */
  readonly today: string;
}

/**
 * What stands before this journey: applicants hand in, the point confirms them, the county asks the
 * access query and approves; all by the calls that their pages make.
 */
export async function applicants(
  { url, data }: { readonly url: string; readonly data: string },
  counts: { readonly approved: number; readonly awaiting: number },
): Promise<Cases> {
  const [point, county] = await Promise.all(
    ['demo_q0001', 'demo_x320101'].map(async (account) => {
      const transport = createTransport({ baseUrl: url, app: 'tqc-admin' });
      await signIn(transport, account, PASSWORD);
      return { transport, clerk: clerkOf(account, transport) };
    }),
  );
  if (!point || !county) throw new Error('nobody signed in');
  const today = chinaDay(new Date(county.transport.now()));
  const handedIn = await file(county.transport, { url, data }, counts, today);
  const own = async (clerk: Clerk, status: 'filed' | 'qualified' | 'confirmed' | 'approved') =>
    (await clerk.cases(recognitionStatus.code(status))).filter(({ regId }) => handedIn.has(regId));
  await eachOf(await own(point.clerk, 'filed'), async ({ regId, version }) => {
    const said = { regId, decision: 'materialsQualified' as const };
    await point.clerk.call(registrationReview.confirmRegistration, said, version);
  });
  await eachOf(await own(point.clerk, 'qualified'), async ({ regId, version }) => {
    const checks = { materials: EVERYTHING, healthResult: 1, healthDate: today } as const;
    const said = { regId, decision: 'confirm' as const, ...checks };
    await point.clerk.call(registrationReview.affirmRegistration, said, version);
  });
  const confirmed = await own(county.clerk, 'confirmed');
  const awaiting = confirmed.filter(
    ({ recordStatus }) => recordStatus === recordStatusRegister.code('awaitingCollege'),
  );
  const asked = confirmed.filter((row) => !awaiting.includes(row));
  const regIds = asked.map(({ regId }) => regId).join(',');
  await county.clerk.call(registrationReview.batchAllowQuery, { regIds });
  const answered = async () =>
    (await own(county.clerk, 'confirmed')).filter(
      ({ accessResult }) => accessResult === accessQueryResult.code('normal'),
    );
  await expect
    .poll(async () => (await answered()).length, { timeout: 30_000 })
    .toBe(counts.approved);
  const { refused } = await county.clerk.call(registrationReview.batchAud, {
    regIds,
    decision: 'approve',
    records: (await answered()).map(({ regId: id, version }) => ({ id, version })),
  });
  expect(refused).toEqual([]);
  const approved = await own(county.clerk, 'approved');
  const details = await Promise.all(
    approved.slice(0, 3).map(({ regId }) => county.clerk.call(registration.get, { regId })),
  );
  return { approved, awaiting, today, caseNos: details.map(({ acceptNo }) => acceptNo ?? '') };
}

function clerkOf(account: string, transport: Transport): Clerk {
  return new Clerk(account, transport, {
    rest: () => new Promise((rested) => setTimeout(rested, 1000)),
  });
}

/** Hands in people of whom every condition of the law is fulfilled; their numbers. */
async function file(
  transport: Transport,
  { url, data }: { readonly url: string; readonly data: string },
  { approved, awaiting }: { readonly approved: number; readonly awaiting: number },
  today: string,
): Promise<Set<string>> {
  const { record } = await transport.send(localeSet.list, {
    status: onOff.code('on'),
    pageSize: 100,
  });
  const place = record.find(({ pointName }) => pointName.includes('政务服务中心'));
  if (!place) throw new Error(`no point: ${record.map(({ pointName }) => pointName).join()}`);
  const { channel } = JSON.parse(readFileSync(join(data, 'keys.json'), 'utf8')) as {
    channel: { id: string; key: string }[];
  };
  const [{ id, key } = { id: '', key: '' }] = channel;
  const random = createRandom(SEED);
  const items = Array.from({ length: approved + awaiting }, (_, at) => {
    const later = at >= approved;
    const { household, subjectName, ...person } = drawPerson(
      random,
      { prov: '32', areaName: place.pointName, ctIds: [KIND] },
      3_000_000 + at,
      today,
    );
    return {
      ...person,
      mandarinLevel: subjectName === '语文' ? 21 : 22,
      examValidUntil: '2027-06-30',
      educationLevel: 3,
      collegeVerifyStatus: later ? 0 : 1,
      graduating: later,
      collegeAppendFlag: later,
      channelNo: `PAPER-${SEED}-${at}`,
      lsId: place.lsId,
      idType: 1,
      personType: later ? 2 : 1,
      household,
      residence: household,
      address: `${household}朝晖路${at}号`,
      ...examOf(person, `2023${String(at).padStart(12, '0')}`),
      files: [{ kind: 'photo', title: '证件照片', part: 'photo' }],
    };
  });
  const photo = {
    field: 'photo',
    name: '证件照片.jpg',
    bytes: new Uint8Array(await silhouette(0, 1)),
  };
  const regIds = new Set<string>();
  for (let at = 0; at < items.length; at += 20) {
    const some = items.slice(at, at + 20);
    const credentials = { id, key: new Uint8Array(Buffer.from(key, 'hex')) };
    const answer = await handIn(url, credentials, some, [photo]);
    expect(answer.refused).toEqual([]);
    for (const { regId } of answer.accepted) regIds.add(regId);
  }
  return regIds;
}
