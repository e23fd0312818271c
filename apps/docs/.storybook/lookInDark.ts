import { applyTheme } from '@tqc/ui/tokens';
import type { Preview } from '@storybook/react-vite';
import axe from 'axe-core';
import { afterFrame } from './afterFrame';

/** 只有这些规则与颜色有关，其余的刚在白色下看过，换个主题结果一样。 */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** 测试时把每个故事再用深色看一遍，停在操作做完、对话框还开着的时候；颜色不达标即失败。 */
export const lookInDark: NonNullable<Preview['afterEach']> = async ({
  globals,
  parameters,
  viewMode,
}) => {
  if (
    import.meta.env.MODE !== 'test' ||
    viewMode !== 'story' ||
    globals['theme'] !== 'white' ||
    parameters['a11y']?.test === 'off'
  )
    return;
  applyTheme('dark');
  try {
    // 图表下一帧才换上新主题的颜色；正在变的颜色哪个主题的都不是
    await afterFrame();
    for (const moving of document.getAnimations())
      if (moving instanceof CSSTransition) moving.finish();
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'rule', values: COLOURS },
      resultTypes: ['violations'],
    });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} ${target.join(' ')}：${failureSummary ?? ''}`,
      ),
    );
    if (found.length > 0) throw new Error(`深色主题下\n${found.join('\n')}`);
  } finally {
    applyTheme('white');
  }
};
