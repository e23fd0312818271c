// Only where the sources run as they are: the built server has each thread as a file of its own.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.source);
