import {
  ssouserCollegeCert,
  ssouserDegreeCert,
  ssouserPthCert,
  ssouserStudent,
  ssoUserTeacherCert,
} from '@tqc/contract/applicant';
import { serve } from '../../kit/serve';
import { certificatesOf } from './certificates';

export const collegeRoutes = serve(
  ssouserCollegeCert,
  certificatesOf({
    table: 'applicantCollege',
    kind: 'ssouserCollegeCert',
    equal: ['level'],
    like: ['school', 'diplomaNo'],
    number: 'diplomaNo',
  }),
);
export const degreeRoutes = serve(
  ssouserDegreeCert,
  certificatesOf({
    table: 'applicantDegree',
    kind: 'ssouserDegreeCert',
    equal: ['degree'],
    like: ['degreeNo'],
    number: 'degreeNo',
  }),
);
export const pthRoutes = serve(
  ssouserPthCert,
  certificatesOf({
    table: 'applicantPth',
    kind: 'ssouserPthCert',
    equal: ['level'],
    like: ['certificateNo'],
    number: 'certificateNo',
  }),
);
export const studentRoutes = serve(
  ssouserStudent,
  certificatesOf({
    table: 'applicantStudent',
    kind: 'ssouserStudent',
    equal: ['state'],
    like: ['school'],
  }),
);
const { removeCache: _, ...other } = certificatesOf({
  table: 'applicantOther',
  kind: 'ssoUserTeacherCert',
  equal: ['kind'],
  like: ['certificateNo'],
  number: 'certificateNo',
});
export const otherRoutes = serve(ssoUserTeacherCert, other);
