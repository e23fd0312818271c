export { SiteContent, SiteFile, siteFacts, enrollFacts } from './siteFacts';
