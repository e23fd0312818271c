import { answerQuestions } from '../threads/answerQuestions';
import { look } from './look';
import type { Answer, Question } from './lookers';
import { FileRefused } from './refused';

answerQuestions(async ({ extension, bytes }: Question): Promise<Answer> => {
  try {
    const drawn = await look(
      extension,
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    );
    return { drawn };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { refused: { code: error.code, message: error.message } };
  }
});
