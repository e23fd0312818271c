import { certApply } from '@tqc/contract/cert';
import {
  actOnApplication,
  applied,
  applyVersion,
  failApplication,
  passApplication,
} from '../certCases';
import { call } from '../stage';
import { nothing, stepsOf, type Step } from './step';

const apply = stepsOf('certChangeStatus', ['cert_apply', 'apply_id', 'status']);
const remove = async (id: string) => {
  await call('county', certApply.remove, { input: { id }, version: await applyVersion(id) });
  return id;
};
const refused = async () => failApplication(await applied());
const again = actOnApplication({ action: 'again', remark: '已补充' });

/** 补发换发 */
export const certCaseSteps: readonly Step[] = [
  apply('-', 'reissue or replacement applied for', '1', nothing, applied),
  apply('1', 'reissue or replacement passed', '9', applied, passApplication),
  apply('1', 'reissue or replacement failed', '8', applied, failApplication),
  apply('8', 'reissue or replacement applied for again', '1', refused, again),
  apply('1', 'reissue or replacement removed', '-', applied, remove),
  apply('8', 'reissue or replacement removed', '-', refused, remove),
];
