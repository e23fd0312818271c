import { workCalendar } from '@tqc/contract/basic';
import { refuse } from '@tqc/domain/kit';
import { crudOf, serve } from '../../kit/serve';
import { store } from '../../kit/store';

/** 调休上班 of workDayKind. */
const WORKED = 2;
const NAMES = '日一二三四五六';

const days = store('workCalendar', 'wcId');

/** What follows from a change (terms of open cases) the database sets going: migration 0108. */
export const workCalendarRoutes = serve(workCalendar, {
  ...crudOf(days, 'wcId', {
    list: { like: ['name', 'basis'], equal: ['year', 'kind'], order: 'day.desc', filled: ['day'] },
    stamp: ({ now }) => ({ updatedAt: now }),
    // A slip of the day would change no term, and nobody would see it.
    check: ({ day, kind }: { readonly day: string; readonly kind: number }) => {
      const weekday = new Date(day).getUTCDay();
      if (kind === WORKED && weekday !== 0 && weekday !== 6)
        throw refuse('day', `${day}是星期${NAMES[weekday]}，本来就上班；调休上班请填写周末的日期`);
    },
  }),
});
