import { allAreas } from '../areas';
import { carryOutWaiting, type AppParts } from '../kit/serve';
import { tellPerson } from '../trade/messages';

/** Carries out a decision that waited; when it is refused after all, its person is told where. */
export function waitingDecision(app: AppParts, id: string): Promise<void> {
  return carryOutWaiting(app, allAreas, id, (db, { adminId, title, reason, page }, now) =>
    tellPerson(
      db,
      adminId,
      {
        title: '办理没有生效',
        content: `${title}没有生效：${reason}。请打开查看后重新办理。`,
        url: page,
      },
      now,
    ),
  );
}
