import type { FullConfig } from '@playwright/test';
import { startServer } from '../product/startServer';

/**
 * Starts the built product with the small demo on a free port for each worker, for the whole run:
 * journeys of two workers never meet.
 */
export default async function startProduct({ workers }: FullConfig): Promise<() => Promise<void>> {
  const products = await Promise.all(Array.from({ length: workers }, () => startServer('dev')));
  process.env['TQC_E2E_PRODUCTS'] = JSON.stringify(
    products.map(({ url, data }) => ({ url, data })),
  );
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
  };
}
