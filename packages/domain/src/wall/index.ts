export { facts, metricOf, metrics } from './metrics';
export type { Fact, Metric, SceneId, Source, Span } from './metrics';
export { columnsOf, LOAD_HOURS, metricsOf, sceneOf, scenes, slots, typeWords } from './panels';
export type { Panel, PanelKind, RowOf, Scene, Slot } from './panels';
export { displayState, wallCommand, wallScene } from './commands';
export { alertFlow } from './alertFlow';
export {
  ALERT_DAYS,
  alertRuleList,
  alertRuleOf,
  alertRules,
  alertSeverity,
  alertTarget,
  alertWay,
} from './alertRules';
export type { AlertRule } from './alertRules';
