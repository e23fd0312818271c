import { intake } from '@tqc/contract/intake';
import { serve } from '../../kit/serve';
import { applications } from './accept';
import { eachItem } from './eachItem';
import { supplements } from './supplement';

export const intakeRoutes = serve(intake, {
  registration: (call) => eachItem(call, applications),
  supplement: (call) => eachItem(call, supplements),
});
