import { defineDict } from '../kit';

/** Colours of the tags that statuses are shown as, by what they mean. */
export const dictTone = defineDict('dictTone', [
  { value: 'pending', label: '灰色' },
  { value: 'running', label: '蓝色' },
  { value: 'good', label: '绿色' },
  { value: 'held', label: '橙色' },
  { value: 'bad', label: '红色' },
]);
