import type { Comparison } from './comparison';
import { heapOf } from './processes';

const LOADS = 3;
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Opening the table: time, elements, memory and script. */
export const tableOpen: Comparison = {
  name: 'open',
  how: `100,000 rows × 20 columns given as one array; from mounting to the task after the frame that shows the first rows (median of ${LOADS} loads a round), then what stands in the page. Script is what the page loads beyond React`,
  products: ['ours', 'arco-virtual', 'ag-grid', 'glide', 'arco'],
  rounds: 3,
  limit: 40,
  limits: { arco: 30 },
  figures: [
    { key: 'first', what: 'First rows', unit: 'ms', digits: 0 },
    { key: 'nodes', what: 'Elements', digits: 0 },
    { key: 'nodes14', what: 'Elements, 10,000 rows × 14 columns', digits: 0, bar: 600 },
    { key: 'heap', what: 'Heap', unit: 'MiB', digits: 1 },
    { key: 'script', what: 'Script, gzip', unit: 'KiB', digits: 0 },
  ],
  async measure(_product, ways) {
    const opened = await ways.open({ rows: 100_000 });
    const nodes = await opened.page.evaluate(() => document.querySelectorAll('#root *').length);
    const heap = await heapOf(opened);
    const script = opened.weight();
    const firsts = [opened.ready];
    for (let load = 1; load < LOADS; load += 1)
      firsts.push((await ways.open({ rows: 100_000 })).ready);
    const small = await ways.open({ rows: 10_000, columns: 14 });
    const nodes14 = await small.page.evaluate(() => document.querySelectorAll('#root *').length);
    return { figures: { first: median(firsts), nodes, nodes14, heap, script } };
  },
};
