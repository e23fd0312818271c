export { layDownTask, queueTask, requireFewTasks } from './layDownTask';
export { readResult } from './readResult';
