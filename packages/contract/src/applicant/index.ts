export { ExemptStudent } from '../exempt';
export { normalPreServiceTeacher } from './normalPreServiceTeacher';
export { Affair, ssouserForgetpassApply } from './affair';
export { Score, score, scoreImport } from './score';
export { AccessQuery, queryWays, reconsiderations, ssouserAccessquery } from './ssouserAccessquery';
export { Applicant, ApplicantDetail, HeldCert, ssouser } from './ssouser';
export {
  CollegeCert,
  DegreeCert,
  OtherCert,
  PthCert,
  ssouserCollegeCert,
  ssouserDegreeCert,
  ssouserPthCert,
  ssouserStudent,
  ssoUserTeacherCert,
  StudentRecord,
} from './certificates';
export { normaleUniversity } from './normaleUniversity';
export { objects } from './objects';
