export { ReportDefinition } from './definition';
export { reportRun, ReportRow, reports } from './reports';
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
