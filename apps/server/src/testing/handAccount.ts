import { handIn } from '@tqc/client';
import type { AccountItem, AffairItem } from '@tqc/contract/intake';
import { intake } from '@tqc/contract/intake';
import type { OutputOf } from '@tqc/contract/kit';
import { idNoCheck } from '@tqc/domain/shared';
import type { z } from 'zod';
import sharp from 'sharp';
import type { TestServer } from './server';

type Item = z.input<typeof AccountItem>;

/** An invented person with an account; each `n` is another one, of the county 328801. */
export function newAccount(n: number, more: Partial<Item> = {}): Item {
  const first17 = `32880119980203${String(100 + n * 2).slice(-3)}`;
  return {
    channelNo: `ACC2024${String(n).padStart(8, '0')}`,
    name: '演示申请人',
    sex: 2,
    birthDate: '1998-02-03',
    idType: 1,
    idNo: first17 + idNoCheck(first17),
    mobile: `1540003${String(n).padStart(4, '0')}`,
    email: 'yanshi@yanshi.cn',
    household: '东霁区滨河路1号',
    registeredAt: '2024-05-06T02:00:00Z',
    realName: 1,
    ...more,
  };
}

/** What of an account makes it wait for people: the reason, and the pictures they compare. */
export const leftToPeople: Partial<Item> = {
  realName: 3,
  reviewReason: 1,
  faceScore: 61,
  autoTries: 3,
  files: (['front', 'back', 'face'] as const).map((kind) => ({ kind, title: kind, part: kind })),
};

/** Hands an account over as the channel does: its number, or the refusal as an error. */
export const handAccount = (server: TestServer, item: Item, tint?: string) =>
  hand(server, item, intake.ssouser, tint);

type AffairInput = z.input<typeof AffairItem>;

/** What the person of that number asks to have done with the account. */
export const newAffair = (n: number, more: Partial<AffairInput> = {}): AffairInput => ({
  channelNo: `AFF2024${String(n).padStart(8, '0')}`,
  idNo: newAccount(n).idNo,
  kind: 2,
  newValue: `1540004${String(n).padStart(4, '0')}`,
  files: [{ kind: 'evidence', title: '手持证件照', part: 'evidence' }],
  ...more,
});
export const handAffair = (server: TestServer, item: AffairInput) =>
  hand(server, item, intake.affair);

async function hand(
  server: TestServer,
  item: Item | AffairInput,
  call: typeof intake.ssouser | typeof intake.affair,
  tint = '#88aadd',
) {
  const [channel] = server.app.auth.keys.channel;
  if (!channel) throw new Error('no channel');
  const bytes = new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: tint } })
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
  // Accounts and affairs are answered with numbers of their own.
  return answer as unknown as OutputOf<typeof intake.ssouser>;
}
