export { Applicant, ApplicantDetail, ssouser } from './ssouser';
