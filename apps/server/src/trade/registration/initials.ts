import { pinyin } from 'pinyin-pro';

/** First letters of the pinyin of each character; characters without one stay out. */
export function initials(name: string): string {
  return pinyin(name, { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'removed' })
    .join('')
    .toLowerCase();
}
