export { Sparkline } from './Sparkline';
export { sparkOption } from './sparkOption';
