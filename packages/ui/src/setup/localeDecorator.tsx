import ConfigProvider from '@arco-design/web-react/es/ConfigProvider';
import zhCN from '@arco-design/web-react/es/locale/zh-CN';
import type { ComponentType } from 'react';

/** 浏览器测试里包住每个故事的中文语言包。 */
export function localeDecorator(Story: ComponentType) {
  return (
    <ConfigProvider locale={zhCN}>
      <Story />
    </ConfigProvider>
  );
}
