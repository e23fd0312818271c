import { checks, runChecks } from './checks.mjs';
import { install } from './steps.mjs';

install();
const { passed, failed } = await runChecks(checks);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
