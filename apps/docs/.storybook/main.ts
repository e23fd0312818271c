import type { StorybookConfig } from '@storybook/react-vite';

/** 收集 ui 与 charts 的故事；本应用自己没有故事。 */
const config: StorybookConfig = {
  stories: [
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/charts/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, build: { ...vite.build, target: 'chrome100', chunkSizeWarningLimit: 2000 } }),
};

export default config;
