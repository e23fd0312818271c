export { SiteContent, siteFacts, enrollFacts } from './siteFacts';
