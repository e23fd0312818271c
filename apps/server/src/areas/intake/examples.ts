import { handIn } from '@tqc/client';
import { intake } from '@tqc/contract/intake';
import type { OpenExample } from '../../walks/example';
import { checks } from '../../testing/road';
import { registrationReview } from '@tqc/contract/register';
import { handAccount, handAffair, newAccount, newAffair } from '../../testing/handAccount';
import { giveCert, handEnrollment, newEnrollment } from '../../testing/handEnrollment';
import { enrollGround } from '../../walks/enrollmentCases';
import { call, road, server } from '../../walks/stage';

const N = 190;

/** What the applicants' channel hands over. */
export const openExamples: readonly OpenExample[] = [
  { call: intake.registration, succeed: () => road.hand([road.applicant(N - 1)]) },
  {
    call: intake.supplement,
    succeed: async () => {
      await call('point', registrationReview.confirmRegistration, {
        input: {
          regId: await road.filed(N),
          ...checks,
          decision: 'materialsIncomplete',
          reasons: [6],
          reasonText: '不清楚',
          completeBefore: '2024-06-20',
        },
        version: 1,
      });
      const [channel] = server.app.auth.keys.channel;
      if (!channel) throw new Error('no channel');
      const item = { channelNo: road.applicant(N).channelNo, address: '滨河路2号', files: [] };
      const key = new Uint8Array(channel.key);
      return handIn(server.url, { id: channel.id, key }, [item], [], 0, intake.supplement);
    },
  },
  {
    call: intake.enrollment,
    succeed: async () => {
      await giveCert(server, N);
      return handEnrollment(server, newEnrollment(N, (await enrollGround()).obtId));
    },
  },
  { call: intake.ssouser, succeed: () => handAccount(server, newAccount(N)) },
  {
    call: intake.affair,
    succeed: async () => {
      await handAccount(server, newAccount(N));
      return handAffair(server, newAffair(N));
    },
  },
];
