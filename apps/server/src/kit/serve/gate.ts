import { createLines, createTurns } from '../turns';
import { createAnonymous } from './anonymous';
import { createCrowd, createPace } from './pace';

/** What a started server remembers of who calls how often; each has its own. */
export interface Gate {
  /** Calls of a person, and of a session whose second step is still open. */
  readonly pace: ReturnType<typeof createPace>;
  readonly stepPace: ReturnType<typeof createPace>;
  /** Without a session an address stands for everybody behind it, so it gets more. */
  readonly openPace: ReturnType<typeof createPace>;
  /**
   * What signing in needs is counted by call and address, so that a flood of one thing is not in
   * the way of the other.
   */
  readonly openCrowd: ReturnType<typeof createCrowd>;
  readonly tellsAnonymous: ReturnType<typeof createAnonymous>;
  /** One person holds no more of the database than this, whatever they send at once. */
  readonly inTurn: ReturnType<typeof createLines>;
  /** One file of a person is looked at at a time, so that nobody keeps all threads busy. */
  readonly lookTurn: ReturnType<typeof createLines>;
  /**
   * A table of many lines is checked as long as it has lines, in one transaction: of a person one
   * file at a time, and of everybody so few that the other connections answer the others. Small
   * ones do not stand behind large ones. The place of everybody is taken last: nobody holds it who
   * waits for their own.
   */
  tableTurn<T>(person: string, bytes: number, work: () => Promise<T>): Promise<T>;
}

const SPAN = 10_000;
/** Large tables checked at once in this process, and small ones besides. */
const [LARGE, SMALL] = [2, 1];
/** A file of some hundred lines: it is checked within a second. */
const SMALL_BYTES = 64 * 1024;
const PATIENCE = { ms: 10_000, sentence: '前面还有别人的表格在核对，请稍后再试' };

/** A gate that nobody has come to yet. */
export function createGate(): Gate {
  const lookTurn = createLines(1);
  const [large, small] = [createTurns(LARGE, 40, PATIENCE), createTurns(SMALL, 40, PATIENCE)];
  return {
    pace: createPace(100, SPAN),
    stepPace: createPace(100, SPAN),
    openPace: createPace(200, SPAN),
    openCrowd: createCrowd(200, SPAN),
    tellsAnonymous: createAnonymous(),
    inTurn: createLines(3, 40),
    lookTurn,
    tableTurn: (person, bytes, work) =>
      lookTurn(person, () => (bytes < SMALL_BYTES ? small : large)(work)),
  };
}
