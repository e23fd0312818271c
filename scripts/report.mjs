import { writeFileSync } from 'node:fs';

/** The steps of a run with their times and counts. */
export function startReport() {
  const steps = [];
  const began = performance.now();
  return {
    /** Runs a step and notes how long it took and what it counted. */
    async step(name, work) {
      const from = performance.now();
      const { passed = 0, failed = 0, skipped = 0, why, names = [] } = (await work()) ?? {};
      const seconds = (performance.now() - from) / 1000;
      steps.push({
        name,
        seconds: round(seconds),
        passed,
        failed,
        skipped,
        ...(why && { why }),
        ...(names.length > 0 && { names }),
      });
      return { passed, failed, skipped };
    },
    /** Prints table, failures and the last line, writes them as JSON, says whether all held. */
    end(file) {
      const sum = (key) => steps.reduce((total, one) => total + one[key], 0);
      const seconds = round((performance.now() - began) / 1000);
      const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(sum);
      console.log(`\n${table(steps, seconds)}`);
      for (const { name, why } of steps) if (why) console.log(`${name}：${why}`);
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

const round = (seconds) => Math.round(seconds * 10) / 10;

/** Chinese letters take two columns of a terminal. */
const columns = (text) => text.length + (text.match(/[⺀-￯]/gu)?.length ?? 0);

function table(steps, seconds) {
  const rows = [
    ['步骤', '秒', '用例', '未过', '跳过'],
    ...steps.map((one) => [
      one.name,
      one.seconds.toFixed(1),
      String(one.passed + one.failed + one.skipped),
      String(one.failed),
      String(one.skipped),
    ]),
    ['合计', seconds.toFixed(1), '', '', ''],
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
