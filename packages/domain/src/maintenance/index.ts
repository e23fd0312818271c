export { areaOf, closedBy, closedText, toldOf, type MaintenanceWindow } from './maintenance';
