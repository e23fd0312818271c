export { lookup, OrgChoice, OrgView, PointChoice } from './lookup';
