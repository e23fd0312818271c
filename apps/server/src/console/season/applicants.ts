import { handIn, type OutgoingFile } from '@tqc/client';
import { intake } from '@tqc/contract/intake';
import { silhouette } from '../../demo/documents';
import { drawPerson } from '../../demo/people';
import { createRandom } from '../../demo/random';
import { examOf } from '../examOf';
import { patiently } from './patience';
import type { World } from './world';

const PER_REQUEST = 20;
/** Where an applicant goes. */
export interface Counter {
  readonly lsId: string;
  readonly pointName: string;
  readonly ctIds: readonly number[];
  readonly prov: string;
}

/** The applicants of a season: they hand in, and most of them complete what they are asked for. */
export async function applicantsOf(world: World, seed: number) {
  const { url, channel } = world;
  const random = createRandom(seed);
  const photo: OutgoingFile = {
    field: 'photo',
    name: '证件照片.jpg',
    bytes: new Uint8Array(await silhouette(0, 1)),
  };
  const channelNos = new Map<string, string>();
  let serial = 0;

  function personAt(counter: Counter, today: string) {
    serial += 1;
    const {
      household,
      subjectName: _subject,
      ...person
    } = drawPerson(
      random,
      { prov: counter.prov, areaName: counter.pointName, ctIds: counter.ctIds },
      2_000_000 + seed * 7919 + serial,
      today,
    );
    return {
      ...person,
      // Who graduates in summer brings the diploma after the season.
      graduating: false,
      collegeAppendFlag: false,
      channelNo: `SEASON-${seed}-${serial}`,
      lsId: counter.lsId,
      idType: 1,
      personType: 1,
      household,
      residence: household,
      address: `${household}朝晖路${serial % 200}号`,
      ...examOf(person, `2023${String(serial).padStart(12, '0')}`),
      files: [{ kind: 'photo', title: '证件照片', part: 'photo' }],
    };
  }

  return {
    /** Hands so many in; tells why some were refused. */
    async file(count: number, counters: readonly Counter[], today: string) {
      const refused: string[] = [];
      for (let left = count; left > 0; left -= PER_REQUEST) {
        const items = Array.from({ length: Math.min(left, PER_REQUEST) }, () =>
          personAt(random.pick(counters), today),
        );
        const answer = await patiently(() => handIn(url, channel, items, [photo]), world);
        for (const { channelNo, regId } of answer.accepted) channelNos.set(regId, channelNo);
        refused.push(...answer.refused.map(({ message }) => message));
      }
      return refused;
    },
    /** Completes what some were asked for; tells how many did. */
    async complete(regIds: readonly string[]): Promise<number> {
      const items = regIds.flatMap((regId) => {
        const channelNo = channelNos.get(regId);
        return channelNo === undefined ? [] : [{ channelNo, address: '补正后的地址1号' }];
      });
      if (items.length === 0) return 0;
      const whole = items.map((item) => ({ ...item, files: [], replies: [] }));
      let done = 0;
      for (let at = 0; at < whole.length; at += PER_REQUEST) {
        const some = whole.slice(at, at + PER_REQUEST);
        const { accepted } = await patiently(
          () => handIn(url, channel, some, [], 0, intake.supplement),
          world,
        );
        done += accepted.length;
      }
      return done;
    },
    handedIn: (): readonly string[] => [...channelNos.keys()],
  };
}
