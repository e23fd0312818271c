import { certType, nation, sex } from '@tqc/domain/dictionaries';
import type { EcertFailure } from '@tqc/domain/ecert';
import { ecertNo, maskIdNo } from '@tqc/domain/shared';
import { createHash } from 'node:crypto';
import { placeOf } from '../../kit/personal';
import { printers } from '../../kit/printing';
import type { AppParts } from '../../kit/serve';
import type { RowOf } from '../../kit/store';
import { dayText, ecertPaper } from './ecertPaper';
import type { Looked } from './lookAtCerts';
import { signedBytes, type Signature, type SigningService } from './signingService';

/** What an electronic certificate is made of, once nothing is in its way. */
export interface Making {
  readonly cert: RowOf<'cert'>;
  readonly stamp: RowOf<'orgStamp'>;
  readonly issueDate: string;
  readonly ecertNo: string;
  readonly idMask: string;
  /** The signed PDF. */
  readonly bytes: Buffer;
  readonly fingerprint: string;
}

/** Drawn and signed, or why not. */
export type Drawn = { readonly failure: EcertFailure } | Making;

/** Longer than any signing service takes that is there. */
const PATIENCE = 10_000;

/** Draws and signs one electronic certificate; no connection is held meanwhile. */
export async function drawEcert(
  app: Pick<AppParts, 'files' | 'personal' | 'demo'>,
  { cert, stamp, photo, issueDate, orgName, failure }: Looked,
  signing: SigningService,
  now: Date,
): Promise<Drawn> {
  if (failure !== undefined) return { failure };
  if (!stamp) return { failure: 'F03' };
  if (issueDate === null) return { failure: 'F05' };
  const picture = photo && (await app.files.get(photo.fileId).catch(() => undefined));
  if (!picture) return { failure: 'F01' };
  const seal = await app.files.get(stamp.fileId).catch(() => undefined);
  if (!seal) return { failure: 'F03' };
  const idNo = app.personal.open(placeOf('cert', 'id_no', cert.certId), cert.idNo);
  const number = ecertNo(cert.prov, cert.certId);
  const { x, y, width, height } = stamp;
  const paper = ecertPaper(
    {
      ecertNo: number,
      name: cert.name,
      sex: sex.label(cert.sex),
      birth: cert.birthDate === null ? '' : dayText(cert.birthDate).replace(/\d+日$/, ''),
      nation: nation.label(cert.nation),
      idNo,
      ctName: certType.label(cert.ctId),
      subject: cert.subjectName,
      certNo: cert.certNo,
      recognisedOn: dayText(cert.recognisedOn),
      org: orgName,
      issuedOn: dayText(issueDate),
    },
    now.toISOString(),
    { stamp: { x, y, width, height, bytes: seal }, photo: picture },
    app.demo,
  );
  const faults = await printers.faults(paper);
  if (faults.some(({ missing }) => missing.length > 0)) return { failure: 'F06' };
  const pdf = await printers.paper(paper);
  const signature = await inTime(signing.sign(pdf)).catch(() => undefined);
  if (signature === undefined) return { failure: 'F07' };
  const bytes = signedBytes(pdf, signature);
  return {
    cert,
    stamp,
    issueDate,
    ecertNo: number,
    idMask: maskIdNo(idNo),
    bytes,
    fingerprint: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** Whoever signs is waited for no longer than this. */
function inTime(asked: Promise<Signature>): Promise<Signature> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the signing service did not answer')), PATIENCE);
    timer.unref();
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
