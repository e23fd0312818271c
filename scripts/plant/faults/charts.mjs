const CHARTS = 'packages/charts/src';
const WALL = 'apps/bigscreen/src';

/** Faults of charts and of the wall. */
export const chartFaults = [
  {
    name: 'unit-of-a-gauge',
    file: `${CHARTS}/Gauge/gaugeOption.ts`,
    from: "${format === 'percent' ? '' : unit}",
    to: '',
    breaks: 'a gauge shows a number of nobody knows what',
    likely: [`${CHARTS}/Gauge/gaugeOption.test.ts`],
  },
  {
    name: 'unit-of-a-line',
    file: `${CHARTS}/LineChart/lineOption.ts`,
    from: "${format === 'percent' ? '' : unit}",
    to: '',
    breaks: 'the tip of a line chart has no unit',
    likely: [`${CHARTS}/LineChart/lineOption.test.ts`],
  },
  {
    name: 'unit-of-a-table',
    file: `${CHARTS}/core/seriesRows.ts`,
    from: '(unit ? `${name}（${unit}）` : name)',
    to: 'name',
    breaks: 'the table beside a chart has no unit',
    likely: [`${CHARTS}/core/seriesRows.test.ts`],
  },
  {
    name: 'hundred-millions',
    file: `${CHARTS}/core/figure.ts`,
    from: 'value / 100_000_000)}亿',
    to: 'value / 10_000_000)}亿',
    breaks: 'large figures are shown ten times as large',
    likely: [`${CHARTS}/core/figure.test.ts`],
  },
  {
    name: 'unreported-as-nothing',
    file: `${CHARTS}/LineChart/lineOption.ts`,
    from: 'connectNulls: false,',
    to: 'connectNulls: true,',
    breaks: 'a line runs straight over days of which nothing was reported',
    likely: [`${CHARTS}/LineChart/lineOption.test.ts`],
  },
  {
    name: 'markup-in-picture',
    file: `${CHARTS}/core/pictureHead.ts`,
    from: "    .replaceAll('<', '&lt;')\n",
    to: '',
    breaks: 'a title with an angle bracket breaks the saved picture',
    likely: [`${CHARTS}/core/pictureHead.test.ts`, `${CHARTS}/core/exportPicture.test.tsx`],
  },
  {
    name: 'frame-of-another-revision',
    file: `${WALL}/feed/applyFrame.ts`,
    from: 'if (!before || patch.rev !== before.rev + 1) return undefined;',
    to: 'if (!before) return undefined;',
    breaks: 'the wall goes on with figures of which a part was lost',
    likely: [`${WALL}/feed/applyFrame.test.ts`],
  },
  {
    name: 'wall-that-blinks',
    file: `${WALL}/guard/watchdog.ts`,
    from: '  if (age < REST) return undefined;\n',
    to: '',
    breaks: 'a broken build loads the wall again and again',
    likely: [`${WALL}/guard/watchdog.test.ts`],
  },
];
