import { parentPort } from 'node:worker_threads';
import { look } from './look';
import type { Answer, Question } from './lookers';
import { FileRefused } from './refused';

/** The inside of the thread that looks at files: one question at a time, one answer each. */
parentPort?.on('message', ({ extension, bytes }: Question) => {
  void answer(extension, bytes).then((said) => parentPort?.postMessage(said));
});

async function answer(extension: string, bytes: Uint8Array): Promise<Answer> {
  try {
    const drawn = await look(
      extension,
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    );
    return { drawn };
  } catch (error) {
    if (error instanceof FileRefused)
      return { refused: { code: error.code, message: error.message } };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
