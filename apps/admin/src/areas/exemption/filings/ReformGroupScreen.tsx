import { REFORM_GROUP } from '@tqc/domain/exemption';
import { FilingList } from './FilingList';

/** 改革工作小组备案 */
export function ReformGroupScreen() {
  return <FilingList kind={REFORM_GROUP} />;
}
