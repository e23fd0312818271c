import { Worker } from 'node:worker_threads';

/**
 * Starts a thread by the name of its file, which stands beside the module at `home`. The built
 * server has its threads as files of their own beside it (vite.config.ts); from the sources the
 * thread first learns TypeScript.
 */
export function startThread(name: string, home: string, heap: number): Worker {
  const sources = import.meta.url.endsWith('.ts');
  return new Worker(new URL(sources ? './fromSource.mjs' : `./${name}.js`, import.meta.url), {
    ...(sources ? { workerData: { source: new URL(`./${name}.ts`, home).href } } : {}),
    resourceLimits: { maxOldGenerationSizeMb: heap },
    execArgv: [],
  });
}
