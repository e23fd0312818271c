import { handIn } from '@tqc/client';
import { intake, type EnrollmentItem, type SupplementItem } from '@tqc/contract/intake';
import type { OutputOf } from '@tqc/contract/kit';
import { idNoCheck } from '@tqc/domain/shared';
import type { z } from 'zod';
import sharp from 'sharp';
import { placeOf } from '../kit/personal';
import type { TestServer } from './server';

type Item = z.input<typeof EnrollmentItem>;

/** An invented teacher; each `n` is another one, of the county 328801. */
export function newTeacher(n: number) {
  const first17 = `32880119850304${String(100 + n * 2).slice(-3)}`;
  return {
    idNo: first17 + idNoCheck(first17),
    certNo: `2010328801${2}${String(n).padStart(6, '0')}`,
    name: '周若禾',
  };
}

/** Lays down the certificate of a teacher. */
export async function giveCert(
  { app, pool }: TestServer,
  n: number,
  { status = 0, ctId = 3 }: { readonly status?: number; readonly ctId?: number } = {},
): Promise<void> {
  const { idNo, certNo, name } = newTeacher(n);
  const certId = String(77_000_000 + n);
  await pool.query(
    `insert into cert (cert_id, cert_no, org_id, org_name, prov, city, county, name, sex, birth_date, id_no, id_index, id_ref, ct_id, subject_id, subject_name, issue_date, recognised_on, status)
     values ($1, $2, 328801, '东霁区教育局', '32', '3288', '328801', $3, 2, '1985-03-04', $4, $5, $6, $7, '3002', '数学', '2010-07-01', '2010-06-20', $8)
     on conflict do nothing`,
    [
      certId,
      certNo,
      name,
      app.personal.seal(placeOf('cert', 'id_no', certId), idNo),
      app.personal.index('idNo', idNo),
      app.personal.idRef(idNo),
      ctId,
      status,
    ],
  );
}

/** What a teacher declares in a time slot. */
export const newEnrollment = (n: number, obtId: string, more: Partial<Item> = {}): Item => ({
  channelNo: `ENR2024${String(n).padStart(8, '0')}`,
  obtId,
  pointId: '32880101',
  ...newTeacher(n),
  sex: 2,
  birthDate: '1985-03-04',
  idType: 1,
  mobile: `1540005${String(n).padStart(4, '0')}`,
  registrationType: 1,
  workUnit: '东霁区第一初级中学',
  schoolKind: 1,
  teachGrade: 3,
  teachSubject: '数学',
  post: '教师',
  employedFrom: '2010-09-01',
  assessments: [2021, 2022, 2023].map((year) => ({ year, result: 2 })),
  trainingHours: 372,
  ethics: '合格',
  files: [{ kind: 'photo', title: '证件照片', part: 'photo' }],
  ...more,
});

/** Hands declarations over as the channel does. */
export const handEnrollment = (server: TestServer, item: Item) =>
  hand(server, item, intake.enrollment);
/** Hands over what was missing. */
export const completeEnrollment = (server: TestServer, item: z.input<typeof SupplementItem>) =>
  hand(server, item, intake.supplement);

async function hand(
  server: TestServer,
  item: { readonly files?: readonly { readonly part: string }[] },
  call: typeof intake.enrollment | typeof intake.supplement,
) {
  const [channel] = server.app.auth.keys.channel;
  if (!channel) throw new Error('no channel');
  const bytes = new Uint8Array(
    await sharp({ create: { width: 295, height: 413, channels: 3, background: '#88aadd' } })
      .jpeg()
      .toBuffer(),
  );
  const answer = await handIn(
    server.url,
    { id: channel.id, key: new Uint8Array(channel.key) },
    [item],
    (item.files ?? []).map(({ part }) => ({ field: part, name: `${part}.jpg`, bytes })),
    0,
    call,
  );
  // Registrations are answered with numbers of their own.
  return answer as unknown as OutputOf<typeof intake.enrollment>;
}
