import './kit/cheapPasswords';
import { runAttack } from './runAttack';

process.exitCode = await runAttack(process.argv.slice(2));
// What is left open belongs to connections that were broken off on purpose.
process.exit();
