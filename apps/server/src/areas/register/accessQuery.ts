import { accessQuery } from '@tqc/contract/register';
import { accessQueryFlow } from '@tqc/domain/register';
import { outOfReach } from '../../kit/failure';
import { ownUpload } from '../../kit/files';
import { serve } from '../../kit/serve';
import { store } from '../../kit/store';
import { requireAccessPlatform } from '../../trade/accessPlatform';
import {
  ACCESS_QUERY,
  addDocument,
  recordStep,
  requireRead,
  requireUndeleted,
  requireUnsettled,
  SCANS,
} from '../../trade/registration';

const rows = store('registration', 'regId');

export const accessQueryRoutes = serve(accessQuery, {
  fuyi: async (call) => {
    const { regId, reason, fileId } = call.input;
    requireAccessPlatform(call.app);
    const row = await rows(call).hold(regId);
    if (row.orgId !== call.who.orgId) throw outOfReach();
    await requireRead(call.db, row, call.version);
    requireUndeleted(row);
    requireUnsettled(row);
    const accessResult = accessQueryFlow.next('reconsider', row.accessResult ?? -1);
    if (fileId) {
      await ownUpload(call, fileId, SCANS);
      await addDocument(call.db, row, { kind: 'reconsideration', title: '复议材料', fileId });
    }
    await recordStep(call, row, {
      step: ACCESS_QUERY,
      event: '申请复议',
      toStatus: row.status,
      opinion: reason,
    });
    await call.enqueue('accessQuery', { regId });
    return rows(call).change(regId, {
      accessResult,
      accessAskedAt: call.now.toISOString(),
    });
  },
});
