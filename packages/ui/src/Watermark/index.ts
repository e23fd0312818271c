export { Watermark } from './Watermark';
