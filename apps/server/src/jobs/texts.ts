import type { TaskList } from 'graphile-worker';
import { handOver, SEND_SMS, type SmsGateway } from '../kit/texts';
import type { AppParts } from '../kit/serve';
import { FORGET_SMS, sendForgotten } from '../kit/session';

/** What sends texts to phones, after the call that wanted them has been answered. */
export function textTasks(app: AppParts, gateway: SmsGateway): TaskList {
  return {
    [SEND_SMS]: async (payload) => handOver(app, gateway, (payload as { id: string }).id),
    [FORGET_SMS]: async (payload) =>
      sendForgotten(
        { ...app, keys: app.auth.keys },
        (payload as { sealed: string }).sealed,
        app.clock(),
      ),
  };
}
