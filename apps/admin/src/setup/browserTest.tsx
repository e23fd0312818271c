import { zhCN } from '@tqc/ui/setup';
import { applyTheme } from '@tqc/ui/tokens';
import ConfigProvider from '@arco-design/web-react/es/ConfigProvider';
import { setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';

setProjectAnnotations({
  decorators: [
    (Story: ComponentType, { globals }: { readonly globals: { readonly theme?: Parameters<typeof applyTheme>[0] } }) => {
      applyTheme(globals.theme ?? 'white');
      return <ConfigProvider locale={zhCN}><Story /></ConfigProvider>;
    },
  ],
});
