import { enrollmentData } from '@tqc/contract/enroll';
import { serve } from '../../kit/serve';
import { changeLocale } from './records/changeLocale';
import { resetSticker } from './papers/sticker';
import { below, one, pageOfRecords } from './records/read';
import { mendBelow, mendOwn, removeBelow, undelete } from './records/maintain';

export const enrollmentDataRoutes = serve(enrollmentData, {
  queryAllEnrollLevelOrg: (call) => pageOfRecords(call, 'first', []),
  downOrgEnrollList: (call) => pageOfRecords(call, 'first', [below(call)]),
  downOrgEnrollDetail: one('first', below),
  update: (call) => {
    const { enrId, action, reason, ...changes } = call.input;
    if (action === 'undelete') return undelete(call, enrId);
    if (action === 'resetPrint') return resetSticker(call, enrId, reason);
    return mendOwn(call, enrId, changes);
  },
  changeLocalSetInfo: (call) => changeLocale(call, call.input),
  downOrgEnrollEdit: (call) => {
    const { enrId, reason, ...changes } = call.input;
    return mendBelow(call, enrId, changes, reason);
  },
  downOrgEnrollDelete: (call) => {
    const { enrId, idNo, reason } = call.input;
    return removeBelow(call, enrId, idNo, reason);
  },
});
