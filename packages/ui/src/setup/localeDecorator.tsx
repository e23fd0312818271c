import ConfigProvider from '@arco-design/web-react/es/ConfigProvider';
import zhCN from '@arco-design/web-react/es/locale/zh-CN';
import type { ComponentType } from 'react';

/** 浏览器测试里包住每个故事的中文语言包，和故事要求的宽度。 */
export function localeDecorator(
  Story: ComponentType,
  { globals }: { globals: Record<string, unknown> },
) {
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
}
