import { join } from 'node:path';
import { handIn, type Channel, type Transport } from '@tqc/client';
import { intake } from '@tqc/contract/intake';
import { localeSet } from '@tqc/contract/register';
import { examOf } from '../../../apps/server/src/console/examOf';
import { silhouette } from '../../../apps/server/src/demo/documents';
import { drawPerson } from '../../../apps/server/src/demo/people';
import { createRandom } from '../../../apps/server/src/demo/random';
import { loadKeyRing } from '../../../apps/server/src/kit/secrets';
import type { Own } from './ownCopy';

/** An application that can be handed in and supplemented; each answers how it fared. */
export interface Application {
  accept(): Promise<string>;
  supplement(): Promise<string>;
  /** What may stand nowhere in the open. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** The credentials of the applicants' channel of our own copy. */
export function channelOf({ data }: Own): Channel {
  const [first] = loadKeyRing(join(data, 'keys.json')).channel;
  if (!first) throw new Error('the copy has no channel');
  return { id: first.id, key: new Uint8Array(first.key) };
}

/** One invented application for the channel, with the least it needs. */
export async function applicationFor(
  url: string,
  own: Own,
  transport: Transport,
  seed: number,
): Promise<Application> {
  const [place] = (await transport.send(localeSet.list, { status: 1, pageSize: 10 })).record;
  if (!place) throw new Error('the county has no arrangement');
  const today = new Date(transport.now()).toISOString().slice(0, 10);
  const {
    household,
    subjectName: _name,
    ...person
  } = drawPerson(
    createRandom(seed),
    { prov: '32', areaName: place.pointName, ctIds: place.ctIds.map(Number) },
    70_000_000 + seed,
    today,
  );
  const channelNo = `ATTACK-${seed}-${Date.now()}`;
  const item = {
    ...person,
    channelNo,
    lsId: place.lsId,
    idType: 1,
    personType: person.graduating ? 2 : 1,
    household,
    residence: household,
    address: `${household}朝晖路1号`,
    ...examOf(person, '20230000000001'),
    files: [{ kind: 'photo', title: '证件照片', part: 'photo' }],
  };
  const photo = {
    field: 'photo',
    name: '证件照片.jpg',
    bytes: new Uint8Array(await silhouette(1, person.sex)),
  };
  const offset = transport.now() - Date.now();
  const channel = channelOf(own);
  const more = { channelNo, address: `${household}朝晖路2号`, files: [] };
  return {
    accept: async () => toldOf(await handIn(url, channel, [item], [photo], offset)),
    supplement: async () =>
      toldOf(await handIn(url, channel, [more], [], offset, intake.supplement)),
    secrets: { 申请人证件号码: person.idNo, 申请人手机号码: person.mobile },
  };
}

function toldOf({ accepted, refused }: Awaited<ReturnType<typeof handIn>>): string {
  return accepted.length > 0 ? '收下' : `拒绝：${refused[0]?.message ?? ''}`;
}
