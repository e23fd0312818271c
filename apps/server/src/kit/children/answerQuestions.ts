import { Worker } from 'node:worker_threads';
import { serialize } from 'node:v8';
import { READY, type Told } from './children';

/**
 * Bytes of an answer: whoever asked reads all of it at once, and nobody else is heard meanwhile. An
 * honest file or print is half as large at most.
 */
const MOST_ANSWER = 64 * 1024 * 1024;

/**
 * The inside of a child: one question at a time, one answer each; a defect of ours is told as
 * `fault`, an answer beyond all measure as `tooLarge`.
 */
export function answerQuestions<Question, Answer extends object>(
  answer: (question: Question) => Promise<Answer>,
): void {
  endWithParent();
  process.on('message', (question: Question) => {
    void told(answer, question).then((said) => process.send?.(said));
  });
  process.send?.(READY);
}

async function told<Question, Answer extends object>(
  answer: (question: Question) => Promise<Answer>,
  question: Question,
): Promise<Told<Answer>> {
  try {
    const said = await answer(question);
    return serialize(said).length > MOST_ANSWER ? { tooLarge: true } : said;
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** A child that is in the middle of an answer does not hear that its parent has gone. */
function endWithParent(): void {
  process.on('disconnect', () => process.exit());
  new Worker(
    `const parent = process.ppid;
     setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 2000);`,
    { eval: true },
  ).unref();
}
