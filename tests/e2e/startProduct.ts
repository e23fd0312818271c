import type { FullConfig } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filledFor, startServer } from '../product/startServer';

/**
 * Starts the built product with the small demo on a free port for each worker, for the whole run:
 * journeys of two workers never meet. The demo is filled once; each product, and each that a
 * journey starts for itself, begins with a copy.
 */
export default async function startProduct({ workers }: FullConfig): Promise<() => Promise<void>> {
  const filled = mkdtempSync(join(tmpdir(), 'tqc-filled-'));
  const first = await startServer('dev', { data: filled });
  await first.stop();
  process.env[filledFor('dev')] = filled;
  const products = await Promise.all(Array.from({ length: workers }, () => startServer('dev')));
  process.env['TQC_E2E_PRODUCTS'] = JSON.stringify(
    products.map(({ url, data }) => ({ url, data })),
  );
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
    rmSync(filled, { recursive: true, force: true });
  };
}
