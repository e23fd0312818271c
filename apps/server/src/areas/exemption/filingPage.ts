import { routeOf } from '@tqc/contract/screens';
import { ASSESSMENT, REFORM_GROUP } from '@tqc/domain/exemption';

/** The page of a kind of filing. */
export const filingPage = (kind: number): string =>
  routeOf(
    kind === REFORM_GROUP
      ? 'exemption.filingsReformGroup'
      : kind === ASSESSMENT
        ? 'exemption.filingsAbilityAssessment'
        : 'exemption.filingsUniversity',
  );
