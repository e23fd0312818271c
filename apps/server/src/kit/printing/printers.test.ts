import { expect, test } from 'vitest';
import { boundedForm, CUT, MOST } from './boundedForm';
import { breakWords } from './breakWords';
import type { FormCell, PrintedForm } from './form';
import { childOf } from '../../testing/childOf';
import { createPrinters, printers } from './printers';

const formOf = (cells: readonly FormCell[]): PrintedForm => ({
  title: '演示申请表',
  subtitle: '报名号 1',
  foot: '打印人 演示',
  made: '2024-06-18T02:00:00.000Z',
  watermark: '演示数据',
  sections: [{ title: '个人简历', cells }],
});
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;
const LONG = 20_000;

test('一个字连写两万遍也照样印出来，只占一页，过长的地方说明没有印全', async () => {
  for (const letter of ['a', '。', '々', '\n', '😀']) {
    const value = letter.repeat(LONG);
    const pdf = await printers.form(
      formOf([
        { label: '时间', value, wide: true },
        { label: value, value: '短' },
        { label: '栏', value },
      ]),
    );
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pages(pdf)).toBeLessThanOrEqual(3);
  }
});

test('每栏、每张表都有上限，正常填写的一个字也不少', () => {
  const plain = formOf([
    { label: '工作单位', value: '云汀市第一中学' },
    { label: '意见', value: '同意。'.repeat(60), wide: true },
  ]);
  expect(boundedForm(plain)).toEqual(plain);
  const long = boundedForm(formOf([{ label: '栏', value: 'a'.repeat(LONG) }]));
  expect(long.sections[0]?.cells[0]?.value).toBe(`${'a'.repeat(MOST.cell)}${CUT}`);
  const many = boundedForm(
    formOf(Array.from({ length: LONG }, () => ({ label: '步骤', value: '通过' }))),
  );
  expect(many.sections[0]?.cells).toHaveLength(MOST.cells + 1);
  expect(many.sections[0]?.cells.at(-1)?.value).toContain('未打印');
  const heavy = boundedForm({
    ...plain,
    sections: Array.from({ length: LONG }, () => ({
      title: '节'.repeat(LONG),
      cells: [{ label: '栏', value: '重'.repeat(LONG) }],
    })),
  });
  const letters = JSON.stringify(heavy).length;
  expect(letters).toBeLessThan(MOST.letters * 2);
});

test('排不下一行的长串由程序断开，每个字只量一次，平常的文字原样不动', () => {
  let measured = 0;
  const wide = (letter: string) => {
    measured += 1;
    return letter === '\n' ? 0 : 10;
  };
  for (const letter of ['a', '。', '々', '—']) {
    measured = 0;
    const broken = breakWords(letter.repeat(LONG), 150, wide);
    expect(measured).toBe(LONG);
    expect(Math.max(...broken.split('\n').map(({ length }) => length))).toBe(15);
    expect(broken.replaceAll('\n', '')).toBe(letter.repeat(LONG));
  }
  for (const text of [
    '2024-06-18 10:20　审批通过　云汀市教育局 某某某　意见：材料齐全，同意认定（附件三份）。',
    'Demo University of Education',
    '汉字'.repeat(200),
  ])
    expect(breakWords(text, 150, wide)).toBe(text);
});

const obeying = childOf(`
  const { title } = question.form;
  if (title === 'loop') for (;;);
  if (title === 'heap') { const all = []; for (;;) all.push(new Array(1000).fill({})); }
  process.send(title === 'fault' ? { fault: 'defect' } : { pdf: new Uint8Array(3) });`);

test('画得太久、占内存太多的停下并说明，随后的照常', async () => {
  const print = createPrinters(
    { children: 1, waiting: 2, time: 2000, heap: 64, memory: 4096 },
    obeying,
  );
  for (const title of ['loop', 'heap'])
    await expect(print.form({ ...formOf([]), title })).rejects.toMatchObject({ code: 422 });
  await expect(print.form({ ...formOf([]), title: 'fault' })).rejects.toThrow('defect');
  await expect(print.form(formOf([]))).resolves.toHaveLength(3);
}, 20_000);
