import { cert, certApply } from '@tqc/contract/cert';
import {
  actOnApplication,
  additionAsked,
  applied,
  applyVersion,
  certById,
  certOfChange,
  changeAsked,
  changed,
  colleague,
  decideChange,
  deletedCert,
  failApplication,
  freshCert,
  keyChangeAsked,
  passApplication,
  removalAsked,
  removalOf,
  removeChange,
  restoringAsked,
  restoringOf,
  scan,
} from '../certCases';
import { call, numbered } from '../stage';
import { certOf } from '../../areas/cert/examples/blanks';
import { nothing, stepsOf, type Step } from './step';

const apply = stepsOf('certChangeStatus', ['cert_apply', 'apply_id', 'status']);
const remove = async (id: string) => {
  await call('county', certApply.remove, { input: { id }, version: await applyVersion(id) });
  return id;
};
const refused = async () => failApplication(await applied());
const again = actOnApplication({ action: 'again', remark: '已补充' });

const changeStep = stepsOf('certChangeStatus', ['cert_change', 'chg_id', 'status']);
const certStep = stepsOf('certStatus');
const rejected = async () => decideChange('county', 'reject')(await changeAsked());
const againChange = async (chgId: string) => {
  const as = await colleague();
  const { certId, version } = await certById(await certOfChange(chgId));
  const input = { certId, chgId, ...(await changed(as)) };
  await call('county', cert.certificateChange, { input, version, as });
  return chgId;
};
const cityApproves = decideChange('city', 'approve');
const ofChange = async (chgId: string) => certOfChange(await cityApproves(chgId));
const takeBack = async (certId: string) => {
  const { version } = await certById(certId);
  const input = { certId, reason: '资格丧失', file: await scan() };
  await call('county', cert.recoveryCert, { input, version });
  return certId;
};

/** Certificates issued again, changed, deleted and brought back. */
export const certCaseSteps: readonly Step[] = [
  apply('-', 'reissue or replacement applied for', '1', nothing, applied),
  apply('1', 'reissue or replacement passed', '9', applied, passApplication),
  apply('1', 'reissue or replacement failed', '8', applied, failApplication),
  apply('8', 'reissue or replacement applied for again', '1', refused, again),
  apply('1', 'reissue or replacement removed', '-', applied, remove),
  apply('8', 'reissue or replacement removed', '-', refused, remove),
  changeStep('-', 'apply: type 2 change', '1', nothing, () => changeAsked()),
  changeStep('-', 'apply: type 10 delete', '1', nothing, removalAsked),
  changeStep('-', 'apply: type 11 restore', '1', nothing, restoringAsked),
  changeStep('-', 'apply: type 12 add', '1', nothing, additionAsked),
  changeStep('1', 'audit passed', '9', keyChangeAsked, cityApproves),
  changeStep('1', 'audit failed', '8', keyChangeAsked, decideChange('city', 'reject')),
  changeStep('1', 'application removed', '-', changeAsked, removeChange),
  changeStep('8', 'application removed', '-', rejected, removeChange),
  changeStep('8', 'apply again', '1', rejected, againChange),
  changeStep(
    '1',
    'change without a key field passed',
    '9',
    changeAsked,
    decideChange('county', 'approve'),
  ),
  changeStep(
    '1',
    'change without a key field failed',
    '8',
    changeAsked,
    decideChange('county', 'reject'),
  ),
  certStep('-', 'number generated, or certificate added', '0', nothing, async () => {
    const { id } = await certOf(await numbered());
    return id;
  }),
  certStep(
    '0',
    'change type 10 passed',
    '1',
    async () => (await freshCert()).certId,
    async (certId) => {
      const chgId = await removalOf(certId);
      return ofChange(chgId);
    },
  ),
  certStep(
    '1',
    'change type 11 passed',
    '0',
    async () => (await deletedCert()).certId,
    async (certId) => ofChange(await restoringOf(certId)),
  ),
  certStep(
    '0',
    'paper certificate taken back',
    '2',
    async () => (await freshCert()).certId,
    takeBack,
  ),
];
