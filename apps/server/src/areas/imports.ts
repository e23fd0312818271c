import type { Imported } from '@tqc/contract/kit';
import { comparedPerson } from '@tqc/contract/limit';
import type { Importing } from '../kit/imports';
import { scores } from './applicant/scoreImport';
import { creditCodes } from './basic/credit/uniscImport';
import { usbKeys } from './basic/keys/usbKeyImport';
import { localeSets } from './basic/points/pointImport';
import { schools } from './basic/schools/schoolImport';
import { technicalJobs } from './basic/technicalJobImport';
import { conclusionImport } from './enroll/imports/conclusions';
import { declaredImport } from './enroll/imports/declared';
import { collegeImport } from './register/collegeImport';
import { studentImporting } from './exemption/studentImport';
import { localeSetUsers } from './rms/people/pointUserImport';

/** What the areas take from files; a new import is named here. */
export const allImports: readonly Importing[] = [
  technicalJobs,
  schools,
  localeSets,
  localeSetUsers,
  creditCodes,
  collegeImport,
  usbKeys,
  scores,
  declaredImport,
  conclusionImport,
  studentImporting,
];

/** Files that are only read, by calls of their own: they have a template as well. */
export const readLists: readonly Imported[] = [comparedPerson];
