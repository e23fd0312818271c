export { DescriptionList } from './DescriptionList';
export type { DescriptionItem } from './DescriptionList';
