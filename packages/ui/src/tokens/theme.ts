/** 可选的主题，按菜单里的顺序排列。 */
export const themes = ['white', 'dark', 'grey', 'colour-weak'] as const;
/** 可选的密度，由紧到松。 */
export const densities = ['compact', 'default', 'loose'] as const;

/** 界面主题：白色（默认）、深色、哀悼日灰度、色弱。 */
export type Theme = (typeof themes)[number];
/** 表格与列表的行高档位。 */
export type Density = (typeof densities)[number];
/** 状态色调：待处理、进行中、通过、退回或暂缓、不通过。 */
export type Tone = 'pending' | 'running' | 'good' | 'held' | 'bad';

/** 各密度的行高，单位像素。 */
export const rowHeights: Record<Density, number> = { compact: 32, default: 40, loose: 48 };

/** 把主题写到文档根元素和 body 上；深色同时通知 Arco。 */
export function applyTheme(theme: Theme, doc: Document = document): void {
  doc.documentElement.dataset.theme = theme;
  if (theme === 'dark') doc.body.setAttribute('arco-theme', 'dark');
  else doc.body.removeAttribute('arco-theme');
}
