export { baseTechnicalJob, TechnicalJob } from './baseTechnicalJob';
