import type { RangeWords } from '@tqc/domain/planning';
import type { Track } from './track';

/** What a track calls the parts of the chain that both have. */
interface Words extends RangeWords {
  /** What a plan is called in messages. */
  readonly plan: string;
  /** What of a batch may be changed once provinces have reported. */
  readonly kept: string;
}

const WORDS: Readonly<Record<Track, Words>> = {
  register: {
    plan: '认定计划',
    kept: '结束日期和公告',
    confirm: '确认',
    approve: '审批',
    begins: '审批',
    ends: '审批',
  },
  enroll: {
    plan: '注册计划',
    kept: '终审截止日期和说明',
    confirm: '初核',
    approve: '复核终审',
    begins: '复核',
    ends: '终审',
  },
};

/** The words of a track, as its records name it. */
export const wordsOf = (track: string): Words => WORDS[track === 'enroll' ? 'enroll' : 'register'];
