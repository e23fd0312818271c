import { zhCN } from '@tqc/ui/setup';
import { applyTheme, themes, type Theme } from '@tqc/ui/tokens';
import ConfigProvider from '@arco-design/web-react/es/ConfigProvider';
import type { Preview } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { configure } from 'storybook/test';
import { afterFrame } from './afterFrame';
import { lookInDark } from './lookInDark';
import './preview.css';

// 机器忙时动作慢一些，但结果一样：等待以结果为准，不以快慢为准
configure({ asyncUtilTimeout: 25_000 });

const themeNames: Record<Theme, string> = {
  white: '白色',
  dark: '深色',
  grey: '灰度',
  'colour-weak': '色弱',
};

/** 所有故事共用：中文语言包、主题切换、无障碍检查不通过即失败。 */
const preview: Preview = {
  mount: mountAndSettle,
  afterEach: lookInDark,
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      },
    },
    controls: { expanded: true },
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
    (Story, { globals }) => {
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

// 构建后的 React 没有 act：等副作用都跑完再开始操作，浏览器里看到的与测试里一致
function mountAndSettle(context: Parameters<NonNullable<Preview['mount']>>[0]) {
  return async (ui?: ReactNode) => {
    if (ui !== undefined && ui !== null) context.originalStoryFn = () => <>{ui}</>;
    await context.renderToCanvas();
    await afterFrame();
    return context.canvas;
  };
}

export default preview;
