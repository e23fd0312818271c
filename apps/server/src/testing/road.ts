import { handIn } from '@tqc/client';
import {
  certBatch,
  localeSet,
  orgBatch,
  provinceBatch,
  registrationReview,
} from '@tqc/contract/register';
import { idNoCheck } from '@tqc/domain/shared';
import sharp from 'sharp';
import { localAccessPlatform } from '../trade/accessPlatform';
import { tasksOf } from '../jobs/worker';
import type { TestServer } from './server';

/** A province plan that fits the batch of the road. */
export const provincePlan = {
  planName: '演示省计划',
  filing: [{ begin: '2024-06-11 09:00', end: '2024-06-21 18:00' }],
  confirmBegin: '2024-06-11',
  confirmEnd: '2024-06-28',
  approveBegin: '2024-06-20',
  approveEnd: '2024-07-18',
  autoPass: true,
  ctIds: [1, 2, 3] as (1 | 2 | 3)[],
  contact: '演示联系人',
  contactPhone: '025-88880000',
};
/** A time slot inside it. */
export const timeSlot = {
  validBeginDateStr: '2024-06-11 09:00',
  validEndDateStr: '2024-06-21 18:00',
  confirmBegin: '2024-06-11',
  confirmEnd: '2024-06-28',
  ctIds: [1, 2, 3] as (1 | 2 | 3)[],
};
/** An arrangement inside the slot. */
export const arrangement = {
  confirmWay: 1 as const,
  beginDate: '2024-06-11',
  endDate: '2024-06-28',
  amHours: '08:30-11:30',
  pmHours: '14:00-17:00',
  dayCapacity: 100,
  confirmRange: '东霁区户籍人员',
  audience: [1, 2] as (1 | 2)[],
  ctIds: [1, 2, 3] as (1 | 2 | 3)[],
};
/** A batch of the year. */
export const newBatch = {
  cbName: '2024年上半年',
  year: 2024,
  half: 1 as const,
  audience: [1, 2] as (1 | 2)[],
  ctIds: [1, 2, 3] as (1 | 2 | 3)[],
  beginDate: '2024-03-01',
  endDate: '2024-07-31',
};
/** What a reviewer ticks. */
export const checks = {
  materials: [1, 2, 3, 4, 5, 6, 7, 8],
  healthResult: 1 as const,
  healthDate: '2024-06-17',
};

/** A planned half-year with one county, two points, and the channel's hand to fill them. */
export interface Road {
  readonly cbId: string;
  readonly pbId: string;
  readonly obId: string;
  readonly obtId: string;
  readonly lsId: string;
  readonly otherLsId: string;
  /** An invented person: area 328801 is assigned to nobody. */
  applicant(
    n: number,
    more?: Record<string, unknown>,
  ): { channelNo: string; idNo: string } & Record<string, unknown>;
  /**
   * Hands items over, through the first channel where none is named; all of them share one photo.
   */
  hand(
    items: readonly unknown[],
    channel?: { readonly id: string; readonly key: Uint8Array },
  ): ReturnType<typeof handIn>;
  /** A new application and its number. */
  filed(n: number, more?: Record<string, unknown>): Promise<string>;
  /** A new application that the point has confirmed, with its version. */
  confirmed(n: number, more?: Record<string, unknown>): Promise<{ regId: string; version: number }>;
  /** Applications with their versions as they stand now, as calls for many of them want it. */
  versionsOf(regIds: readonly string[]): Promise<{ id: string; version: number }[]>;
  /** Asks about the persons and lets the local platform answer. */
  answerAccessQueries(regIds: readonly string[]): Promise<void>;
}

/** Builds the road on a test server: the day is 18 June 2024. */
export async function testRoad(server: TestServer): Promise<Road> {
  server.setNow(new Date('2024-06-18T02:00:00Z'));
  const photo = new Uint8Array(
    await sharp({ create: { width: 295, height: 413, channels: 3, background: '#88aadd' } })
      .jpeg()
      .toBuffer(),
  );
  const [centre, province, county] = [
    await server.as('centre'),
    await server.as('province'),
    await server.as('county'),
  ];
  const { id: cbId } = await centre(certBatch.create, newBatch);
  const { id: pbId } = await province(provinceBatch.create, { ...provincePlan, cbId });
  await province(provinceBatch.update, { pbId, action: 'report' }, { version: 1 });
  await centre(provinceBatch.update, { pbId, action: 'pass' }, { version: 2 });
  const { id: obId } = await county(orgBatch.create, {
    pbId,
    planName: '东霁区计划',
    receiveWay: 1,
    times: [timeSlot],
  });
  await county(orgBatch.update, { obId, action: 'report' }, { version: 1 });
  const obtId = (await county(orgBatch.get, { obId })).times[0]?.obtId ?? '';
  const { id: lsId } = await county(localeSet.create, {
    ...arrangement,
    obtId,
    pointId: '32880101',
  });
  const { id: otherLsId } = await county(localeSet.create, {
    ...arrangement,
    obtId,
    pointId: '32880102',
  });

  const road: Road = {
    cbId,
    pbId,
    obId,
    obtId,
    lsId,
    otherLsId,
    applicant(n, more = {}) {
      const first17 = `32880119990101${String(100 + n * 2).slice(-3)}`;
      return {
        channelNo: `T-${String(n).padStart(6, '0')}`,
        lsId,
        name: '王雪琳',
        sex: 2,
        birthDate: '1999-01-01',
        idType: 1,
        idNo: first17 + idNoCheck(first17),
        mobile: `154${String(10_000_000 + n)}`,
        personType: 1,
        ctId: 3,
        subjectId: '3002',
        examType: 1,
        examNo: '20230011223344',
        examValidUntil: '2026-06-30',
        educationLevel: 3,
        graduateSchool: '澄岚师范大学',
        major: '数学与应用数学',
        collegeVerifyStatus: 1,
        mandarinLevel: 22,
        mandarinScore: 85.5,
        files: [{ kind: 'photo', title: '证件照片', part: 'photo' }],
        ...more,
      };
    },
    hand(items, channel = server.app.auth.keys.channel[0]) {
      if (!channel) throw new Error('no channel');
      return handIn(server.url, { id: channel.id, key: new Uint8Array(channel.key) }, items, [
        { field: 'photo', name: '照片.jpg', bytes: photo },
      ]);
    },
    async filed(n, more) {
      const { accepted, refused } = await road.hand([road.applicant(n, more)]);
      const regId = accepted[0]?.regId;
      if (!regId) throw new Error(refused[0]?.message);
      return regId;
    },
    async confirmed(n, more) {
      const regId = await road.filed(n, more);
      const point = await server.as('point');
      await point(
        registrationReview.confirmRegistration,
        { regId, decision: 'materialsQualified', ...checks },
        { version: 1 },
      );
      await point(
        registrationReview.affirmRegistration,
        { regId, decision: 'confirm', ...checks },
        { version: 2 },
      );
      return { regId, version: 3 };
    },
    async versionsOf(regIds) {
      const { rows } = await server.pool.query<{ id: string; version: number }>(
        'select reg_id::text as id, version from registration where reg_id = any($1)',
        [regIds],
      );
      return regIds.flatMap((regId) => rows.filter(({ id }) => id === regId));
    },
    async answerAccessQueries(regIds) {
      await (
        await server.as('county')
      )(registrationReview.batchAllowQuery, { regIds: regIds.join(',') });
      const tasks = tasksOf(server.app, localAccessPlatform);
      for (const regId of regIds) await tasks['accessQuery']?.({ regId }, {} as never);
    },
  };
  return road;
}

/** One more document of an application, kept already, as the channel would have brought it. */
export async function addDocument(
  { app, pool }: Pick<TestServer, 'app' | 'pool'>,
  regId: string,
  bytes: Buffer,
): Promise<string> {
  const { id, size, sha256 } = await app.files.put(bytes);
  await pool.query(
    "insert into file (file_id, name, kind, mime, size, sha256) values ($1, '毕业证书.pdf', 'pdf', 'application/pdf', $2, $3)",
    [id, size, sha256],
  );
  await pool.query(
    `insert into registration_file (reg_id, city, prov, county, point, kind, seq, title, file_id)
     select reg_id, city, prov, county, point, 'diploma', 2, '毕业证书', $2 from registration where reg_id = $1`,
    [regId, id],
  );
  return id;
}
