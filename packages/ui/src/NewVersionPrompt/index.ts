export { NewVersionPrompt } from './NewVersionPrompt';
export { useNewVersion } from './useNewVersion';
