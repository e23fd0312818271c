import { govdata } from '@tqc/contract/register';
import { serve } from '../../../kit/serve';
import { gbTask } from './gbTask';

export { exchangeRoutes } from './exchange';
export const govdataRoutes = serve(govdata, { gbTask });
