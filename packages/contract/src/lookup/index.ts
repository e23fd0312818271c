export { lookup, OrgChoice, OrgView, PointChoice, WorkBatch } from './lookup';
