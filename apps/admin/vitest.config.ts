import { defineConfig } from 'vitest/config';

// The pure rules of the admin; what a person sees is tested in a real browser under tests/e2e.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], environment: 'node', setupFiles: ['src/testStorage.ts'] } });
