import { zhCN } from '@tqc/ui/setup';
import { applyTheme, themes, type Theme } from '@tqc/ui/tokens';
import ConfigProvider from '@arco-design/web-react/es/ConfigProvider';
import type { Preview, StoryContext } from '@storybook/react-vite';
import { themes as docsThemes } from 'storybook/theming';
import type { ReactNode } from 'react';
import { configure } from 'storybook/test';
import { RULES } from '../../../tests/browser/axeRules';
import { afterFrame } from './afterFrame';
import { Apart, standsApart, withImport } from './docsPage';
import { lookInDark } from './lookInDark';
import './preview.css';

// A busy machine is slower with the same result: wait for the result, not for speed.
configure({ asyncUtilTimeout: 25_000 });

const themeNames: Record<Theme, string> = {
  white: '白色',
  dark: '深色',
  grey: '灰度',
  'colour-weak': '色弱',
};

/** What every story shares: Chinese locale, themes, failing on any breach of accessibility. */
const preview: Preview = {
  mount: mountAndSettle,
  afterEach: lookInDark,
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: { ...RULES.all } },
    },
    controls: { expanded: true },
    docs: {
      theme: { ...docsThemes.light, fontBase: 'var(--tqc-font)' },
      source: {
        transform: (code: string, { parameters }: StoryContext) =>
          withImport(code, String(parameters['fileName'] ?? '')),
      },
    },
    options: {
      storySort: {
        order: ['开始', '基础', '表格与表单', '查看器', '消息', '图表', '大屏面板', '页面'],
      },
    },
  },
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: '主题',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: themes.map((value) => ({ value, title: themeNames[value] })),
      },
    },
    width: {
      description: '宽度（像素）',
      toolbar: {
        icon: 'browser',
        items: [
          { value: '0', title: '不限宽' },
          { value: '1280', title: '窄屏 1280' },
          { value: '2560', title: '宽屏 2560' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'white', width: '0' },
  decorators: [
    (Story, context) => {
      if (standsApart(context)) return <Apart id={context.id} />;
      const { globals } = context;
      applyTheme(globals.theme);
      return (
        <ConfigProvider locale={zhCN}>
          {Number(globals.width) > 0 ? (
            <div style={{ width: Number(globals.width) }}>
              <Story />
            </div>
          ) : (
            <Story />
          )}
        </ConfigProvider>
      );
    },
  ],
};

// Built React has no act: play begins after all effects, so the browser shows what tests see.
function mountAndSettle(context: Parameters<NonNullable<Preview['mount']>>[0]) {
  return async (ui?: ReactNode) => {
    if (ui !== undefined && ui !== null) context.originalStoryFn = () => <>{ui}</>;
    await context.renderToCanvas();
    await afterFrame();
    return context.canvas;
  };
}

export default preview;
