import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.mjs';
import { chartFaults } from './faults/charts.mjs';
import { domainFaults } from './faults/domain.mjs';
import { kitFaults } from './faults/kit.mjs';
import { reviewFaults } from './faults/review.mjs';
import { screenFaults } from './faults/screens.mjs';
import { tradeFaults } from './faults/trade.mjs';
import { uiFaults } from './faults/ui.mjs';

/** Every fault that is planted: where, what stands there instead of what, and what it breaks. */
export const faults = [
  ...kitFaults,
  ...tradeFaults,
  ...reviewFaults,
  ...domainFaults,
  ...screenFaults,
  ...uiFaults,
  ...chartFaults,
];

/** How often the text that a fault replaces stands in its file: once, or the table has rotted. */
export function places({ file, from }) {
  return readFileSync(join(root, file), 'utf8').split(from).length - 1;
}
