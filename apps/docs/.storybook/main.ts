import type { StorybookConfig } from '@storybook/react-vite';

/** 收集 ui、charts 和管理端各画面的故事；本应用自己没有故事。 */
const config: StorybookConfig = {
  stories: [
    '../pages/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/charts/src/**/*.stories.tsx',
    '../../../apps/admin/src/{areas,kit}/**/*.stories.tsx',
  ],
  // PDF 查看器的字符表、字体和解码器
  staticDirs: ['cmaps', 'standard_fonts', 'wasm', 'iccs'].map((name) => ({
    from: `../../../node_modules/pdfjs-dist/${name}`,
    to: `/pdfjs/${name}`,
  })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    build: { ...vite.build, target: 'chrome100', chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
