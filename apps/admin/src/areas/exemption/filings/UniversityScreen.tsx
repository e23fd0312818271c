import { UNIVERSITY } from '@tqc/domain/exemption';
import { FilingList } from './FilingList';

/** 高校备案 */
export function UniversityScreen() {
  return <FilingList kind={UNIVERSITY} />;
}
