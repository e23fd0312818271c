export {
  affairFlow,
  affairKinds,
  applicantAccountFlow,
  realNameFlow,
  validationFlow,
} from './flows';
export { maskEmail } from './maskEmail';
export { likelyScore } from './likeness';
