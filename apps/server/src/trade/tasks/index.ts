export { fileNameOf, layDownTask, queueTask, requireFewTasks } from './layDownTask';
export { readResult } from './readResult';
export { ownTasks, taskAnswer } from './ownTasks';
export { startExport } from './startExport';
