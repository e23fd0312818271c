import { applyTheme } from '@tqc/ui/tokens';
import type { Preview } from '@storybook/react-vite';
import axe from 'axe-core';
import { RULES } from '../../../tests/browser/axeRules';
import { afterFrame } from './afterFrame';

/** Tests see each story once more in dark, as its play left it; a colour below the rules fails. */
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
    // A chart takes the new colours a frame later; a colour in transition belongs to neither theme.
    await afterFrame();
    for (const moving of document.getAnimations())
      if (moving instanceof CSSTransition) moving.finish();
    const { violations } = await axe.run(document.body, {
      runOnly: { ...RULES.colours },
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
