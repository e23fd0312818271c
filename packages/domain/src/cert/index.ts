export { certFlow } from './flows';
