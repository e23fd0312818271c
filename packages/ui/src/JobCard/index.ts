export { JobCard } from './JobCard';
export type { JobState } from './JobCard';
