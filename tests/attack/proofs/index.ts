import type { Proof } from '../kit/proof';
import { auditTrail } from './auditTrail';
import { bodies } from './bodies';
import { dailyLimits } from './dailyLimits';
import { forgottenPassword } from './forgottenPassword';
import { keptSecrets } from './keptSecrets';
import { lockOut } from './lockOut';
import { signing } from './signing';
import { smallPdf } from './smallPdf';
import { smsCodes } from './smsCodes';

/** Every proof, by the number of its finding. */
export const proofs: readonly Proof[] = [
  smallPdf,
  bodies,
  smsCodes,
  keptSecrets,
  forgottenPassword,
  dailyLimits,
  signing,
  lockOut,
  auditTrail,
];
