import { readFileSync } from 'node:fs';
import { startCounterpart, type Judge } from '../../apps/server/src/trade/platform';
import { findingsIn, takenIn, type Finding } from './findings';

// Started as a process of its own with the number and secret of whoever calls, and the folder.
const [, , appId = '', secret = '', folder = ''] = process.argv;
// Our own test wrote the file, in this form.
const findings = () => JSON.parse(readFileSync(findingsIn(folder), 'utf8')) as Finding[];
const judge: Judge = (message) => {
  const found = findings().find(({ caseNo }) => caseNo === message['caseNo']);
  if (message['event'] !== 'done' || !found) return undefined;
  const { code, text, right } = found;
  const isRight = right
    ? Object.entries(right).every(([name, value]) => message[name] === value)
    : message['round'] !== 1;
  return isRight ? undefined : { code, text };
};
const { url } = await startCounterpart({ appId, secret, file: takenIn(folder), judge });
process.on('disconnect', () => process.exit());
process.send?.(url);
