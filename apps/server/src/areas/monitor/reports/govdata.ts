import { govdata } from '@tqc/contract/monitor';
import { templates, type Definition } from '@tqc/domain/reports';
import { serve } from '../../../kit/serve';
import { runReport } from '../../../trade/reports';
import { previewOf } from './previewOf';

/** The fixed report of what goes to the national platform. */
const REPORT = 'R10';
const MOST_SHOWN = 1000;

export const govdataRoutes = serve(govdata, {
  reportHctj: async (call) => {
    const { by, ...asked } = call.input;
    const found = templates.find(({ id }) => id === REPORT);
    const definition = { ...found?.definition, rows: [by] } as Definition;
    const ran = await runReport(call.db, call.who, definition, asked);
    const {
      isTask: _,
      source: __,
      ...shown
    } = await previewOf(call, { ...ran, asOf: call.now.toISOString() }, MOST_SHOWN);
    return { ...shown, name: found?.title ?? '' };
  },
});
