import { createTransport, signIn } from '@tqc/client';
import { chinaDay, dayAfter } from '@tqc/domain/shared';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../demo/accounts';
import { playedShift } from '../demo/playedClock';
import { EVENT_CHANNEL } from '../kit/events';
import { CLOCK_TOPIC, type Parts } from '../running';
import { agrees, printed } from './season/printed';
import { playSeason } from './season/playSeason';
import { holdersOf } from './season/registration/holders';
import type { World } from './season/world';
import { option, runParts } from './runParts';

const REGISTRATIONS = 5000;

/** Plays a season against the started demonstration of this installation, and compares its sums. */
void runParts(async (parts) => {
  const shift = await playedShift(parts.system);
  if (shift === 0) throw new Error('只有演示才有可以拨动的时钟：请在演示安装上运行');
  const registrations = registrationsAsked();
  const outcome = await playSeason(worldOf(parts), {
    applications: Number(option('applications', '20000')),
    registering:
      registrations === 0
        ? undefined
        : {
            registrations,
            points: ['demo_q0001'],
            counties: ['demo_x320101', 'demo_x320102'],
            city: 'demo_c3201',
            province: 'demo_s32',
            centre: 'demo_gj',
          },
    days: Number(option('days', '30')),
    first: dayAfter(chinaDay(new Date(Date.now() - shift)), 1),
    seed: Number(option('seed', String(process.pid))),
    points: ['demo_q0001'],
    owners: ['demo_x320101', 'demo_x320102', 'demo_c3201'],
    others: ['demo_s32', 'demo_gj'],
  });
  for (const line of printed(outcome)) console.log(line);
  if (!agrees(outcome)) process.exitCode = 1;
});

/** How many register: nobody where it is not asked for, 5,000 where no number is said. */
function registrationsAsked(): number {
  if (!process.argv.includes('--registrations')) return 0;
  const said = Number(option('registrations'));
  return said > 0 ? said : REGISTRATIONS;
}

/** The world of a started server: its clock is moved through the database that it hears. */
function worldOf({ app, system }: Parts): World {
  const url = option('url', `http://localhost:${process.env['PORT'] ?? 8080}`);
  const [first] = app.auth.keys.channel;
  if (!first) throw new Error('密钥文件中没有申请人渠道的凭证');
  const query = async <R extends object>(text: string, values: readonly unknown[] = []) =>
    (await system.query<R>(text, [...values])).rows;
  return {
    url,
    channel: { id: first.id, key: new Uint8Array(first.key) },
    query,
    tell: (line) => console.log(line),
    rest: () => sleep(1000),
    holders: (wanted, today) => holdersOf({ query }, app, wanted, today),
    async signIn(account) {
      const transport = createTransport({ baseUrl: url, app: 'tqc-admin' });
      await signIn(transport, account, process.env['TQC_PASSWORD'] ?? DEMO_PASSWORD);
      return transport;
    },
    async moveTo(moment) {
      await query(
        `update installation set value = value || jsonb_build_object('shift', $1::bigint) where key = 'demo'`,
        [Date.now() - moment.getTime()],
      );
      await query('select pg_notify($1, $2)', [
        EVENT_CHANNEL,
        JSON.stringify({ topic: CLOCK_TOPIC, event: 'moved', data: null }),
      ]);
      // Heard within moments; a call before would be answered by the clock of the day before.
      await sleep(500);
    },
    async settle() {
      const busy = async () =>
        (
          await query<{ busy: boolean }>(
            "select exists (select from graphile_worker.jobs where key like 'access/%' and attempts < max_attempts) or exists (select from agg_delta) as busy",
          )
        )[0]?.busy ?? false;
      for (let tries = 0; tries < 240 && (await busy()); tries += 1) await sleep(500);
    },
  };
}
