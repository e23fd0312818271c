import type { Tone } from '../tokens';

/** 期限的现状：还剩或超过几个工作日，是否停表。 */
export interface Deadline {
  /** 剩余工作日；今天到期为 0，超期为负。 */
  workdays: number;
  /** 剩几天起提醒，默认 5。 */
  warnAt?: number;
  /** 停表的原因，例如等待补正。 */
  paused?: string;
}

/** 期限该用的颜色和话：颜色之外总有字。 */
export function deadlineLook({ workdays, warnAt = 5, paused }: Deadline): {
  tone: Tone;
  text: string;
} {
  if (paused) return { tone: 'pending', text: `停表：${paused}` };
  if (workdays < 0) return { tone: 'bad', text: `已超期 ${-workdays} 个工作日` };
  if (workdays === 0) return { tone: 'bad', text: '今天到期' };
  return { tone: workdays <= warnAt ? 'held' : 'good', text: `还剩 ${workdays} 个工作日` };
}
