import { Logger, runOnce } from 'graphile-worker';
import { codeTasks, textTasks } from '../jobs/texts';
import type { OutgoingText, SmsGateway } from '../kit/texts';
import type { TestServer } from './server';

const silent = new Logger(() => () => undefined);

/**
 * Lets the jobs that wait send their texts, and returns what a gateway was given; the newest last.
 */
export async function handedTexts({ app }: Pick<TestServer, 'app'>): Promise<OutgoingText[]> {
  const given: OutgoingText[] = [];
  const gateway: SmsGateway = {
    send: async (text) => {
      given.push(text);
      return { taken: true };
    },
  };
  const taskList = { ...codeTasks(app, gateway), ...textTasks(app, gateway) };
  await runOnce({ pgPool: app.pool, taskList, logger: silent });
  return given;
}

/** The code of the newest text to a phone; the empty text when none went out. */
export async function newestCode(server: Pick<TestServer, 'app'>): Promise<string> {
  return /\d{6}/.exec((await handedTexts(server)).at(-1)?.text ?? '')?.[0] ?? '';
}
