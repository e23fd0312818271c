import type { Track } from './track';

/** What a track calls the parts of the chain that both have. */
interface Words {
  /** What of a batch may be changed once provinces have reported. */
  readonly kept: string;
}

export const WORDS: Readonly<Record<Track, Words>> = {
  register: { kept: '结束日期和公告' },
  enroll: { kept: '终审截止日期和说明' },
};
