import { defineConfig } from 'vitest/config';

// The pure rules of the wall; what stands on a screen is looked at in a real browser.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], environment: 'node' } });
