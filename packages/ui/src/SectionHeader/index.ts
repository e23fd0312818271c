export { SectionHeader } from './SectionHeader';
