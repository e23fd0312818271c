import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['*.test.ts', 'reach/*.test.ts'], environment: 'node', testTimeout: 30_000 },
});
