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
