export { ErrorBoundary } from './ErrorBoundary';
export { SafePart } from './SafePart';
