import { defineDict } from '../kit';
import { scenes } from './panels';

/** What an administrator can tell a display to do. */
export const wallCommand = defineDict<string>('wallCommand', [
  { value: 'scene', label: '切换画面' },
  { value: 'org', label: '切换范围' },
  { value: 'pause', label: '暂停轮播' },
  { value: 'resume', label: '恢复轮播' },
  { value: 'brightness', label: '调整亮度' },
  { value: 'identify', label: '显示名称' },
  { value: 'reload', label: '重新载入' },
]);

/** The scenes as a code list. */
export const wallScene = defineDict<string>(
  'wallScene',
  scenes.map(({ id, title }) => ({ value: id as string, label: title })),
);

/** State of a display as the list of devices shows it. */
export const displayState = defineDict('displayState', [
  { value: 1, label: '在线', tone: 'good' },
  { value: 2, label: '离线', tone: 'held' },
  { value: 3, label: '已到期', tone: 'pending' },
  { value: 4, label: '已停用', tone: 'bad' },
]);
