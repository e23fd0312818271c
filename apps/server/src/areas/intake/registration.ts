import { intake } from '@tqc/contract/intake';
import { serve } from '../../kit/serve';
import { applications } from './accept';
import { accounts } from './account';
import { affairs } from './affair';
import { eachItem } from './eachItem';
import { enrollments } from './enrollment';
import { supplements } from './supplement';

/** Items that are applications are named by their own numbers. */
async function named(done: ReturnType<typeof eachItem>) {
  const { accepted, refused } = await done;
  return { accepted: accepted.map(({ id, ...one }) => ({ ...one, regId: id })), refused };
}

export const intakeRoutes = serve(intake, {
  registration: (call) => named(eachItem(call, applications)),
  enrollment: (call) => eachItem(call, enrollments),
  supplement: (call) => named(eachItem(call, supplements)),
  ssouser: (call) => eachItem(call, accounts),
  affair: (call) => eachItem(call, affairs),
});
