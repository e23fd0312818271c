import { answerQuestions } from '../children/answerQuestions';
import { look } from './look';
import type { Answer, Question } from './lookers';
import { FileRefused } from './refused';
import { readTable } from './table/readTable';

/** Microseconds of work from which on a look is a heavy one: the largest honest scan takes two. */
const HEAVY = 5_000_000;

answerQuestions(async ({ extension, bytes, rows = false }: Question): Promise<Answer> => {
  const before = process.cpuUsage();
  const isHeavy = () => {
    const { user, system } = process.cpuUsage(before);
    return user + system > HEAVY;
  };
  try {
    const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (rows) return { table: readTable(extension, whole), heavy: isHeavy() };
    return { drawn: await look(extension, whole), heavy: isHeavy() };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const { code, message, heavy } = error;
    return { refused: { code, message }, heavy: heavy || isHeavy() };
  }
});
