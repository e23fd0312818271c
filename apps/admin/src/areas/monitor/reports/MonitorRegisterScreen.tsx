import { govdata } from '@tqc/contract/monitor';
import { useMay } from '../../../kit/session/useMay';
import { MonitorReport } from './MonitorReport';
import { PushedBoard } from './PushedBoard';

const RECOGNITION = 2;

/** 认定监控 */
export function MonitorRegisterScreen() {
  const may = useMay(govdata.reportHctj);
  return (
    <MonitorReport
      business={RECOGNITION}
      note="本机构及下级的认定统计报表；点机构名称可以往下一级看。数字由系统按现在的数据统计。"
      {...(may ? { more: { key: 'pushed', label: '办件回传', view: <PushedBoard /> } } : {})}
    />
  );
}
