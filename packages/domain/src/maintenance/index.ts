export { maintenanceFlow, maintenanceState, maintenanceStateAt } from './state';
export { areaOf, closedBy, closedText, toldOf, type MaintenanceWindow } from './maintenance';
