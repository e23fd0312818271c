export { applicantAccountFlow, realNameFlow } from './flows';
export { maskEmail } from './maskEmail';
export { likelyScore } from './likeness';
