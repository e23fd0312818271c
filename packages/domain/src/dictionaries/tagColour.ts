import { defineDict } from '../kit';

/** Colours of tags, by the names the palette of the screens gives them. */
export const tagColour = defineDict('tagColour', [
  { value: 'arcoblue', label: '蓝色' },
  { value: 'green', label: '绿色' },
  { value: 'orange', label: '橙色' },
  { value: 'red', label: '红色' },
  { value: 'purple', label: '紫色' },
  { value: 'gray', label: '灰色' },
]);
