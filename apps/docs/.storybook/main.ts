import type { StorybookConfig } from '@storybook/react-vite';

/** Collects the stories of ui, charts and the screens of admin; of its own there are only pages. */
const config: StorybookConfig = {
  stories: [
    '../pages/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/charts/src/**/*.stories.tsx',
    '../../../apps/admin/src/{areas,kit}/**/*.stories.tsx',
  ],
  // Character maps, fonts and decoders of the PDF viewer.
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
