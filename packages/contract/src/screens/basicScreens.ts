import { basicOrgScreens } from './basicOrgScreens';
import { basicPointScreens } from './basicPointScreens';
import { basicPublicityScreens } from './basicPublicityScreens';
import { basicSubjectScreens } from './basicSubjectScreens';
import { basicTraceScreens } from './basicTraceScreens';
import { basicUserScreens } from './basicUserScreens';
import type { Screen } from './screen';

/** Screens of the area basic, in the order of its menu. */
export const basicScreens: readonly Screen[] = [
  ...basicOrgScreens,
  ...basicUserScreens,
  ...basicPointScreens,
  ...basicPublicityScreens,
  ...basicSubjectScreens,
  ...basicTraceScreens,
];
