import { enrollmentChange } from '@tqc/contract/enroll';
import { serve } from '../../../kit/serve';
import { askConclusion } from './changeHistory';

/** What is asked for from the record of a registration is a change like that of its history. */
export const enrollmentChangeRoutes = serve(enrollmentChange, { applyCertChange: askConclusion });
