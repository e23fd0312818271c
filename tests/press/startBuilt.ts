import type { FullConfig } from '@playwright/test';
import { build } from '../../scripts/steps.mjs';
import startProduct from '../e2e/startProduct';

/** Builds what is older than its sources, and starts a product for each worker. */
export default async function startBuilt(config: FullConfig): Promise<() => Promise<void>> {
  await build();
  return startProduct(config);
}
