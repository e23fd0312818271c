export { AlertInformRow, AlertRow, monAlert, monAlertInform } from './alerts';
export { ReportDefinition } from './definition';
export { ReportFileRow, reportFileTask } from './reportFileTask';
export { govdata } from './govdata';
export { reportRun, ReportRow, reports } from './reports';
export { ReportSubmission, reportSubmit, ReportSubmitRow } from './reportSubmit';
export {
  Display,
  wall,
  WallCommand,
  WallFrame,
  WallPanel,
  WallPatch,
  WallRow,
  WallScope,
  WallValue,
} from './wall';
export { objects } from './objects';
