export { dropUnnamedFiles } from './siteFiles';
export { noteSite, siteChanges } from './siteLog';
export type { Content, SiteCall } from './content';
export { applySite, correctSite, correctsSite, sitesPage, withdrawSite, writeSite } from './sites';
export type { SiteWork } from './sites';
