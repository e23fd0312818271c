import { applicationExamples } from './examples/applications';
import { filingExamples } from './examples/filings';
import { inBatchExamples } from './examples/inBatch';
import { messageExamples } from './examples/messages';
import { platformExamples } from './examples/platform';
import { planningExamples } from './examples/planning';
import { reviewExamples } from './examples/review';

import { readingExamples } from './examples/readings';
import type { Example } from '../../walks/example';

/** One valid use of each call of the area. */
export const examples: readonly Example[] = [
  ...applicationExamples,
  ...filingExamples,
  ...inBatchExamples,
  ...messageExamples,
  ...planningExamples,
  ...platformExamples,
  ...readingExamples,
  ...reviewExamples,
];
