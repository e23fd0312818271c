import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Nobody's secret is handed to a process that reads what strangers sent. */
const SECRET = /^(DATABASE|TQC|PG)/;

/**
 * Starts a process by the name of its file, which stands beside the module at `home`. The built
 * server has its children as files of their own beside it (vite.config.ts); from the sources the
 * child first learns TypeScript.
 */
export function startChild(name: string, home: string, heap: number): ChildProcess {
  const sources = import.meta.url.endsWith('.ts');
  const file = new URL(sources ? './fromSource.mjs' : `./${name}.js`, import.meta.url);
  return forked(fileURLToPath(file), sources ? [new URL(`./${name}.ts`, home).href] : [], heap);
}

/** Starts a file as a child that exchanges messages with bytes in them. */
export function forked(file: string, args: readonly string[], heap: number): ChildProcess {
  const env = Object.entries(process.env).filter(([variable]) => !SECRET.test(variable));
  return fork(file, args, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heap}`],
    env: Object.fromEntries(env),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
