import { cert, historyValid } from '@tqc/contract/cert';
import { changeVersion } from '../certCases';
import {
  addOldRow,
  anewAsked,
  linkByHand,
  makeVoid,
  mend,
  oldRow,
  refuseCollege,
  refusedCollege,
  revokingAsked,
  tempRow,
  verifiedCollege,
  waitingCollege,
} from '../historyCases';
import { call, somebody } from '../stage';
import { nothing, stepsOf, type Step } from './step';

const change = stepsOf('certChangeStatus', ['cert_change', 'chg_id', 'status']);
const temp = stepsOf('tempHistoryStatus');
const college = stepsOf('historyCollege');

const certTemp = () => tempRow({ track: 1 });
const enrollTemp = () => tempRow({ track: 2 });
/** Asked for by the province, decided by somebody else of it. */
const becomes = async (tempId: string) => {
  const chgId = await addOldRow(tempId);
  const { transport: as } = await somebody('province');
  await call('province', cert.beforeCertApprove, {
    input: { chgId, decision: 'approve' },
    version: await changeVersion(chgId),
    as,
  });
  return tempId;
};
const choose = async (regId: string) => {
  const collegeId = await verifiedCollege(regId);
  await call('county', historyValid.selectColeegeToHistoryValid, { input: { regId, collegeId } });
  return regId;
};

/** Histories: registrations that count otherwise, rows of old collections, educations found. */
export const historySteps: readonly Step[] = [
  change('-', 'apply: type 5 registration history revoked', '1', nothing, () => revokingAsked()),
  change('-', 'apply: type 9 from the history', '1', nothing, anewAsked),
  temp('-', 'row of an old collection did not fit', '0', nothing, certTemp),
  temp('0', 'mended and moved to the formal store (recognition)', '1', certTemp, mend(1)),
  temp('0', 'void (recognition)', '2', certTemp, makeVoid(1)),
  temp('0', 'row of before 2012 became a certificate', '1', oldRow, becomes),
  temp('0', 'mended and moved to the formal store (registration)', '1', enrollTemp, mend(2)),
  temp('0', 'void (registration)', '2', enrollTemp, makeVoid(2)),
  college('-', 'record without verified education in the history', '0', nothing, waitingCollege),
  college('0', 'education linked', '1', waitingCollege, choose),
  college('0', 'refused', '2', waitingCollege, refuseCollege),
  college('2', 'linked after all', '1', refusedCollege, linkByHand),
];
