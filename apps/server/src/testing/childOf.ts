import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forked } from '../kit/children/startChild';
import { afterFile } from './afterFile';

/**
 * Children that do what they are asked: `obey` is the body of a function of the message. They stand
 * for what a reader may do with a file made for it.
 */
export function childOf(obey: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tqc-child-'));
  const file = join(folder, 'child.cjs');
  writeFileSync(
    file,
    `process.on('disconnect', () => process.exit());
     process.on('message', (question) => {${obey}});
     process.send('ready');`,
  );
  afterFile(() => rmSync(folder, { recursive: true }));
  return (heap: number) => forked(file, [], heap);
}
