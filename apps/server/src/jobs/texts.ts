import type { TaskList } from 'graphile-worker';
import { handOver, SEND_CODE, SEND_SMS, type SmsGateway } from '../kit/texts';
import type { AppParts } from '../kit/serve';
import { FORGET_SMS, sendForgotten } from '../kit/session';

/** Notices for phones, after the call that wanted them has been answered. */
export function textTasks(app: AppParts, gateway: SmsGateway): TaskList {
  return { [SEND_SMS]: handing(app, gateway) };
}

/** Codes that somebody waits for at the sign-in. */
export function codeTasks(app: AppParts, gateway: SmsGateway): TaskList {
  return {
    [SEND_CODE]: handing(app, gateway),
    [FORGET_SMS]: async (payload) =>
      sendForgotten(
        { ...app, keys: app.auth.keys },
        (payload as { sealed: string }).sealed,
        app.clock(),
      ),
  };
}

const handing = (app: AppParts, gateway: SmsGateway) => (payload: unknown) =>
  handOver(app, gateway, (payload as { id: string }).id);
