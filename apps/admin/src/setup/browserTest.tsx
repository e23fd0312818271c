import { zhCN } from '@tqc/ui/setup';
import { applyTheme } from '@tqc/ui/tokens';
import ConfigProvider from '@arco-design/web-react/es/ConfigProvider';
import { setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { configure } from 'storybook/test';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';
import { enterFile, leaveFile } from './leaveFile';

// A busy machine draws late; what never comes still fails.
configure({ asyncUtilTimeout: 25_000 });

setProjectAnnotations({
  decorators: [
    (
      Story: ComponentType,
      { globals }: { readonly globals: { readonly theme?: Parameters<typeof applyTheme>[0] } },
    ) => {
      applyTheme(globals.theme ?? 'white');
      return (
        <ConfigProvider locale={zhCN}>
          <Story />
        </ConfigProvider>
      );
    },
  ],
});

// The package says so itself, and only to the first file of a page.
beforeEach(() => cleanup());
beforeAll(enterFile);
afterAll(leaveFile);
