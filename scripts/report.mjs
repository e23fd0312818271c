import { writeFileSync } from 'node:fs';

/** The steps of a run with their times and counts. */
export function startReport() {
  const steps = [];
  const began = performance.now();
  return {
    /** Runs a step and notes how long it took and what it counted; answers what it said. */
    async step(name, work) {
      const from = performance.now();
      const said = (await work()) ?? {};
      const seconds = round((performance.now() - from) / 1000);
      steps.push({ name, seconds, ...noted(said) });
      return { passed: 0, failed: 0, skipped: 0, ...said };
    },
    /**
     * Puts what a step comes to after a second run (`again`, a promise of it) in place of what it
     * came to at first.
     */
    async amend(name, again) {
      const said = await again;
      const at = steps.findLastIndex((one) => one.name === name);
      steps[at] = { name, seconds: steps[at].seconds, ...noted(said) };
    },
    /** Prints table, failures and the last line, writes them as JSON, says whether all held. */
    end(file) {
      const sum = (key) => steps.reduce((total, one) => total + one[key], 0);
      const seconds = round((performance.now() - began) / 1000);
      const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(sum);
      console.log(`\n${table(steps, seconds)}`);
      for (const { name, why } of steps) if (why) console.log(`${name}：${why}`);
      for (const { unsteady = [] } of steps)
        for (const { name, said } of unsteady) console.log(`不稳定：${name}（${said}）`);
      for (const { names = [] } of steps) for (const one of names) console.log(`未过：${one}`);
      console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
      writeFileSync(
        file,
        `${JSON.stringify({ passed, failed, skipped, seconds, steps }, null, 2)}\n`,
      );
      return failed === 0;
    },
  };
}

const noted = ({ passed = 0, failed = 0, skipped = 0, why, names = [], unsteady = [] }) => ({
  passed,
  failed,
  skipped,
  ...(why && { why }),
  ...(names.length > 0 && { names }),
  ...(unsteady.length > 0 && { unsteady }),
});

const round = (seconds) => Math.round(seconds * 10) / 10;

/** Chinese letters take two columns of a terminal. */
const columns = (text) => text.length + (text.match(/[⺀-￯]/gu)?.length ?? 0);

function table(steps, seconds) {
  const rows = [
    ['步骤', '秒', '用例', '未过', '跳过', '不稳定'],
    ...steps.map((one) => [
      one.name,
      one.seconds.toFixed(1),
      String(one.passed + one.failed + one.skipped),
      String(one.failed),
      String(one.skipped),
      String(one.unsteady?.length ?? 0),
    ]),
    ['合计', seconds.toFixed(1), '', '', '', ''],
  ];
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => columns(row[at]))));
  return rows
    .map((row) =>
      row
        .map((cell, at) => {
          const gap = ' '.repeat(widths[at] - columns(cell));
          return at === 0 ? cell + gap : gap + cell;
        })
        .join('  '),
    )
    .join('\n');
}
