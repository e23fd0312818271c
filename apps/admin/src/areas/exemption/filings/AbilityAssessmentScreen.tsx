import { ASSESSMENT } from '@tqc/domain/exemption';
import { FilingList } from './FilingList';

/** 教育教学能力考核办法备案 */
export function AbilityAssessmentScreen() {
  return <FilingList kind={ASSESSMENT} />;
}
