import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { baseOrg } from '@tqc/contract/basic';
import { certBatch, localeSet, orgBatch, provinceBatch } from '@tqc/contract/register';
import { chinaDay, dayAfter, makeCreditCode } from '@tqc/domain/shared';
import { startServer } from '../product/startServer';
import { callsAs, showProduct } from './product';

const root = resolve(import.meta.dirname, '../..');

/** A production start: an installation without a single invented row, shown to one file alone. */
export interface Empty {
  /** Makes the first administrator as the operator does, and answers the first password. */
  firstAdmin(account: string, name: string): Promise<string>;
  stop(): Promise<void>;
}

export async function startEmpty(): Promise<Empty> {
  const data = mkdtempSync(join(tmpdir(), 'tqc-empty-'));
  const product = await startServer('none', { data });
  showProduct(product);
  return {
    async firstAdmin(account, name) {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [
          '--import',
          'tsx',
          'apps/server/src/console/admin.ts',
          '--account',
          account,
          '--name',
          name,
        ],
        {
          cwd: root,
          env: { ...process.env, TQC_DATA: data, TQC_DEMO: 'none', DATABASE_URL: '' },
        },
      );
      const [, password] = /\n\n {2}(\S+)\n/.exec(stdout) ?? [];
      if (password === undefined) throw new Error(stdout);
      return password;
    },
    async stop() {
      showProduct(undefined);
      await product.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** An organisation as its superior enters it. */
interface Office {
  readonly by: string;
  readonly orgType: 2 | 3 | 4;
  readonly parentId: string;
  readonly areaCode: string;
  readonly areaName: string;
  readonly orgName: string;
}

/** Adds an organisation that recognises and registers; its number. */
export async function addOffice({ by, ...office }: Office): Promise<string> {
  const superior = await callsAs(by);
  const { areaCode, orgType } = office;
  const { id } = await superior.send(baseOrg.create, {
    ...office,
    orgBizType: 3,
    orgCode3: `00${orgType}`,
    creditCode: makeCreditCode('11', areaCode.padEnd(6, '0'), `0000000${orgType}`),
    address: '朝晖路8号',
    phone: '025-88880000',
  });
  return id;
}

/** A point of whoever adds it. */
export async function addPoint(by: string, orgName: string): Promise<string> {
  const county = await callsAs(by);
  const { id } = await county.send(baseOrg.addBaseOrg2, {
    orgName,
    address: '朝晖路8号',
    phone: '025-88880000',
    confirmWay: 1,
    ctIds: [1, 2, 3],
    dayCapacity: 60,
  });
  return id;
}

/** Batch and plans of today, each passed by the level above; the arrangement of a point. */
export async function arrangedFor(
  people: Readonly<Record<'centre' | 'province' | 'city' | 'county', string>>,
  pointId: string,
): Promise<string> {
  const today = chinaDay(new Date());
  const [begin, end] = [dayAfter(today, -2), dayAfter(today, 60)];
  const slot = { confirmBegin: begin, confirmEnd: dayAfter(end, 10), ctIds: KINDS };
  const [centre, province, city, county] = [
    await callsAs(people.centre),
    await callsAs(people.province),
    await callsAs(people.city),
    await callsAs(people.county),
  ];
  const { id: cbId } = await centre.send(certBatch.create, {
    cbName: '首批认定',
    year: Number(today.slice(0, 4)),
    half: 4,
    audience: AUDIENCE,
    ctIds: KINDS,
    beginDate: begin,
    endDate: dayAfter(end, 60),
  });
  const { id: pbId } = await province.send(provinceBatch.create, {
    cbId,
    planName: '省级计划',
    filing: [{ begin: `${begin} 09:00`, end: `${end} 18:00` }],
    confirmBegin: slot.confirmBegin,
    confirmEnd: slot.confirmEnd,
    approveBegin: begin,
    approveEnd: dayAfter(end, 30),
    autoPass: false,
    ctIds: KINDS,
    contact: '沈知微',
    contactPhone: '025-88880000',
  });
  await province.send(provinceBatch.update, { pbId, action: 'report' }, { version: 1 });
  await centre.send(provinceBatch.update, { pbId, action: 'pass' }, { version: 2 });
  const { id: obId } = await county.send(orgBatch.create, {
    pbId,
    planName: '东霁区计划',
    receiveWay: 1,
    times: [{ ...slot, validBeginDateStr: `${begin} 09:00`, validEndDateStr: `${end} 18:00` }],
  });
  await county.send(orgBatch.update, { obId, action: 'report' }, { version: 1 });
  await city.send(orgBatch.update, { obId, action: 'pass' }, { version: 2 });
  const { times } = await county.send(orgBatch.get, { obId });
  const { id: lsId } = await county.send(localeSet.create, {
    obtId: times[0]?.obtId ?? '',
    pointId,
    confirmWay: 1,
    beginDate: slot.confirmBegin,
    endDate: slot.confirmEnd,
    amHours: '08:30-11:30',
    pmHours: '14:00-17:00',
    dayCapacity: 60,
    confirmRange: '东霁区户籍、居住或就读人员',
    audience: AUDIENCE,
    ctIds: KINDS,
  });
  return lsId;
}

const KINDS: (1 | 2 | 3)[] = [1, 2, 3];
const AUDIENCE: (1 | 2)[] = [1, 2];
