import { handIn, type OutgoingFile } from '@tqc/client';
import { intake } from '@tqc/contract/intake';
import { scan, silhouette } from '../../../demo/documents';
import { patiently } from '../patience';
import type { Holder, World } from '../world';
import type { Ground } from './plans';

const PER_REQUEST = 20;
const PERIODIC = 2;
const FIRST_TIME = 1;

/** The teachers of a season: they declare, and bring what they are asked for. */
export async function teachersOf({ url, channel, rest }: World, seed: number) {
  const photo: OutgoingFile = {
    field: 'photo',
    name: '证件照片.jpg',
    bytes: new Uint8Array(await silhouette(0, 2)),
  };
  const contract: OutgoingFile = {
    field: 'contract',
    name: '聘用合同.png',
    bytes: new Uint8Array(await scan('聘用合同', ['演示人员', '样例材料，不作他用'])),
  };
  const serials = new Map<string, number>();
  const refused: string[] = [];
  let serial = 0;
  const noOf = (one: number) => `ENRSEASON-${seed}-${one}`;

  function declarationOf(holder: Holder, { obtId, pointIds }: Ground) {
    serial += 1;
    const { registered, ...person } = holder;
    return {
      ...person,
      channelNo: noOf(serial),
      obtId,
      // Every other one goes to a point, the rest to the organisation itself.
      pointId: serial % 2 === 0 ? (pointIds[serial % pointIds.length] ?? null) : null,
      mobile: `154${String(30_000_000 + serial)}`,
      registrationType: registered ? PERIODIC : FIRST_TIME,
      workUnit: `模拟第${(serial % 20) + 1}中学`,
      schoolKind: 1,
      teachGrade: (serial % 3) + 1,
      teachSubject: '数学',
      post: '教师',
      employedFrom: '2020-09-01',
      assessments: [2021, 2022, 2023].map((year) => ({ year, result: 2 })),
      trainingHours: 372,
      ethics: '合格',
      files: [{ kind: 'photo', title: '证件照片', part: 'photo' }],
    };
  }

  return {
    /** These declare, one county after another; who is refused is told why. */
    async declare(holders: readonly Holder[], grounds: readonly Ground[]): Promise<void> {
      for (let at = 0; at < holders.length; at += PER_REQUEST) {
        const items = holders.slice(at, at + PER_REQUEST).flatMap((holder, n) => {
          const ground = grounds[(at + n) % grounds.length];
          return ground ? [declarationOf(holder, ground)] : [];
        });
        // Registrations are answered with numbers of their own.
        const answer = (await patiently(
          () => handIn(url, channel, items, [photo], 0, intake.enrollment),
          { rest },
        )) as unknown as {
          readonly accepted: readonly { readonly channelNo: string; readonly id: string }[];
          readonly refused: readonly { readonly message: string }[];
        };
        for (const { channelNo, id } of answer.accepted)
          serials.set(id, Number(channelNo.slice(channelNo.lastIndexOf('-') + 1)));
        refused.push(...answer.refused.map(({ message }) => message));
      }
    },
    /** These bring the contract they were asked for. */
    async complete(enrIds: readonly string[]): Promise<void> {
      const items = enrIds.flatMap((enrId) => {
        const one = serials.get(enrId);
        const files = [{ kind: 'contract', title: '聘用合同', part: 'contract' }];
        return one === undefined ? [] : [{ channelNo: noOf(one), files, replies: [] }];
      });
      for (let at = 0; at < items.length; at += PER_REQUEST) {
        const some = items.slice(at, at + PER_REQUEST);
        const answer = await patiently(
          () => handIn(url, channel, some, [contract], 0, intake.supplement),
          { rest },
        );
        refused.push(...answer.refused.map(({ message }) => message));
      }
    },
    /** The number of a record among those that were declared, which says how it goes with it. */
    serialOf: (enrId: string): number | undefined => serials.get(enrId),
    declared: () => serials.size,
    refused: (): readonly string[] => refused,
  };
}

export type Teachers = Awaited<ReturnType<typeof teachersOf>>;
