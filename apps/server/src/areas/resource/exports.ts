import { registration } from '@tqc/contract/register';
import { exports } from '@tqc/contract/resource';
import { serve } from '../../kit/serve';
import { ownTasks, readResult, startExport } from '../../trade/tasks';
import { ownTask } from './jobs';
import { replacePromise } from './replacePromise';

export const exportRoutes = serve(exports, {
  exportRows: (call) => {
    const { call: list, ...asked } = call.input;
    return startExport(call, list, asked);
  },
  exporEnrollExcelData: (call) => {
    const { call: list, ...asked } = call.input;
    return startExport(call, list, asked);
  },
  enrollExcelTaskList: (call) => ownTasks(call, exports.exporEnrollExcelData.id),
  downEnrollExcelFile: async (call) => readResult(call, await ownTask(call, call.input.id)),
  exporRegExcelData: (call) => startExport(call, registration.list.id, call.input),
  regExcelTaskList: (call) => ownTasks(call, exports.exporRegExcelData.id),
  changeKeepOnRecordPdf: (call) => replacePromise(call),
  downRegExcelFile: async (call) => readResult(call, await ownTask(call, call.input.id)),
});
