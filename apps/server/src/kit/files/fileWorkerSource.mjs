// Only where the sources run as they are: the built server has the thread as a file of its own.
import { register } from 'tsx/esm/api';

register();
await import('./fileWorker.ts');
