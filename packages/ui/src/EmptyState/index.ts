export { EmptyState, ErrorState } from './EmptyState';
