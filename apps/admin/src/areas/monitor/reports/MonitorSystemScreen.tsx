import { MonitorReport } from './MonitorReport';

const SYSTEM = 1;

/** 系统监控 */
export function MonitorSystemScreen() {
  return (
    <MonitorReport
      business={SYSTEM}
      note="系统运行情况和本机构及下级的用户、UKey；系统运行指标每分钟记一次，只有国家中心可以看。"
    />
  );
}
