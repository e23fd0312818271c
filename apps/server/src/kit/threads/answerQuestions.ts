import { parentPort } from 'node:worker_threads';
import type { Told } from './threads';

/**
 * The inside of a thread: one question at a time, one answer each; a defect of ours is told as
 * `fault`.
 */
export function answerQuestions<Question, Answer extends object>(
  answer: (question: Question) => Promise<Answer>,
): void {
  parentPort?.on('message', (question: Question) => {
    void told(answer, question).then((said) => parentPort?.postMessage(said));
  });
}

async function told<Question, Answer extends object>(
  answer: (question: Question) => Promise<Answer>,
  question: Question,
): Promise<Told<Answer>> {
  try {
    return await answer(question);
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
