import { MonitorReport } from './MonitorReport';

const HISTORY = 4;

/** 历史数据监控 */
export function MonitorHistoryScreen() {
  return (
    <MonitorReport
      business={HISTORY}
      note="本机构及下级的证书与历史数据统计报表；点机构名称可以往下一级看。"
    />
  );
}
