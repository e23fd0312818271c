export { TimePicker } from './TimePicker';
