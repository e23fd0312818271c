import { MonitorReport } from './MonitorReport';

const RECOGNITION = 2;

/** 认定监控 */
export function MonitorRegisterScreen() {
  return (
    <MonitorReport
      business={RECOGNITION}
      note="本机构及下级的认定统计报表；点机构名称可以往下一级看。数字由系统按现在的数据统计。"
    />
  );
}
