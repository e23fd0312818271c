import { MonitorReport } from './MonitorReport';

const REGISTRATION = 3;

/** 注册监控 */
export function MonitorEnrollScreen() {
  return (
    <MonitorReport
      business={REGISTRATION}
      note="本机构及下级的定期注册统计报表；点机构名称可以往下一级看。数字由系统按现在的数据统计。"
    />
  );
}
