class Said extends Error {}

/** 已经说成给使用者看的一句话的错误；查看器照原样显示。 */
export function said(sentence: string): Error {
  return new Said(sentence);
}

/** 错误带着的那一句话；没有的要由显示它的地方来说。 */
export function sentenceIn(error: unknown): string | undefined {
  return error instanceof Said ? error.message : undefined;
}
