export { ecertFault, ECERT_SENTENCES, type EcertFacts, type EcertFailure } from './faults';
export { ecertFlow, ecertTaskFlow, stampFlow } from './flows';
export { ECERT_PAGE, MOST_IN_TASK, MOST_MADE_AT_ONCE, STAMP_BOX, stampFits } from './page';
