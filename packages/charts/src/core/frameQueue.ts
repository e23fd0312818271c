/** 每帧至多画一张图的队列：同一个键只留最后一次，先到先画。 */
export interface FrameQueue {
  add: (key: object, draw: () => void) => void;
  remove: (key: object) => void;
  /** 还在等的图数，测试和看门狗用。 */
  size: () => number;
}

/** 建一个队列；nextFrame 默认是 requestAnimationFrame，测试里换成手动的。 */
export function createFrameQueue(
  nextFrame: (run: () => void) => void = (run) => requestAnimationFrame(run),
): FrameQueue {
  const waiting = new Map<object, () => void>();
  let asked = false;
  const ask = () => {
    if (asked || waiting.size === 0) return;
    asked = true;
    nextFrame(step);
  };
  const step = () => {
    asked = false;
    const next = waiting.entries().next().value;
    if (!next) return;
    waiting.delete(next[0]);
    try {
      next[1]();
    } finally {
      // One chart that fails must not stop those behind it.
      ask();
    }
  };
  return {
    // A Map keeps the place of a key it has, so a busy chart does not jump the queue.
    add: (key, draw) => {
      waiting.set(key, draw);
      ask();
    },
    remove: (key) => waiting.delete(key),
    size: () => waiting.size,
  };
}

/** 全页共用的队列，所有直接绘制的图都排在这里。 */
export const frameQueue: FrameQueue = createFrameQueue();
