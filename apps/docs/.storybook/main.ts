import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';
import { arcoRefs } from '../../../scripts/vite/arcoRefs.ts';

/** The components whose pages show their properties; screens have stories alone. */
const DESCRIBED = /\/packages\/(ui|charts)\/src\/.*\.tsx$/;

/**
 * Reads properties only where a page shows them: done for every file of every package, as Storybook
 * does it, this is two thirds of the building.
 */
const readDescribed = (plugin: PluginOption): PluginOption =>
  plugin &&
  'transform' in plugin &&
  typeof plugin.transform === 'function' &&
  plugin.name === 'storybook:react-docgen-plugin'
    ? { ...plugin, transform: { filter: { id: DESCRIBED }, handler: plugin.transform } }
    : plugin;

/** Collects the stories of ui, charts and the screens of admin; of its own there are only pages. */
const config: StorybookConfig = {
  stories: [
    '../pages/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/charts/src/**/*.stories.tsx',
    '../../../apps/admin/src/{areas,kit}/**/*.stories.tsx',
  ],
  // Character maps, fonts and decoders of the PDF viewer.
  staticDirs: [
    ...['cmaps', 'standard_fonts', 'wasm', 'iccs'].map((name) => ({
      from: `../../../node_modules/pdfjs-dist/${name}`,
      to: `/pdfjs/${name}`,
    })),
    // The frame round the stories: the previews bring the font by themselves.
    { from: '../../../packages/ui/src/fonts', to: '/fonts' },
  ],
  managerHead: (head) => `${head ?? ''}<link rel="stylesheet" href="./fonts/mainFont.css">`,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []).flat().map(readDescribed), arcoRefs()],
    build: {
      ...vite.build,
      target: 'chrome100',
      chunkSizeWarningLimit: 2000,
      // The code a page shows is written from the names of what it draws.
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: { ...[vite.build?.rolldownOptions?.output].flat()[0], keepNames: true },
      },
    },
  }),
};

export default config;
