import type { CallContext } from '../../../kit/serve';
import { recordCaseSteps, type StepNote } from '../../../trade/cases';
import type { CertRow } from '../certOf';

/** Under this word the life of a certificate after its issue is kept. */
export const CERT = 'cert';

/** One step in the life of a certificate. */
export const recordCertStep = (
  call: Pick<CallContext, 'db' | 'who' | 'now' | 'note'>,
  row: CertRow,
  step: StepNote,
) =>
  recordCaseSteps(
    CERT,
    ({ certId }: CertRow) => certId,
    call,
    [row],
    () => step,
  );
