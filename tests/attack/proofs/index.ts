import type { Proof } from '../kit/proof';
import { smallPdf } from './smallPdf';

/** Every proof, by the number of its finding. */
export const proofs: readonly Proof[] = [smallPdf];
