import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config';

/** A national user has a hundred pages, some of them twenty buttons. */
const HOURS_2 = 7_200_000;

/** `npm run press`: the products of the journeys, and every button of everybody. */
export default defineConfig(journeys, {
  testDir: '.',
  timeout: HOURS_2,
  globalSetup: './startBuilt.ts',
  reporter: [['list']],
  outputDir: '../../test-results/press',
});
