import { registrationReview } from '@tqc/contract/register';
import { checks } from '../testing/road';
import { confirmed, filed, idRef, qualified, road, set } from './stage';
import type { Written } from './written';

/** Applications: check, confirmation and review. */
export const reviewCases: readonly Written[] = [
  {
    call: registrationReview.confirmRegistration,
    by: 'point',
    ready: async () => ({
      input: { regId: await filed(), decision: 'materialsQualified', ...checks },
      version: 1,
    }),
    level: 'centre',
    scope: 'otherPoint',
    state: 'again',
  },
  {
    call: registrationReview.affirmRegistration,
    by: 'point',
    ready: async () => ({
      input: { regId: await qualified(), decision: 'confirm', ...checks },
      version: 2,
    }),
    level: 'centre',
    scope: 'otherPoint',
    state: 'again',
  },
  {
    call: registrationReview.receiveRegInfos,
    by: 'point',
    ready: async () => {
      const regId = await filed();
      await set('status = 0', regId);
      return {
        input: {
          regId,
          idNo: await idRef(regId),
          ctId: 3,
          obtId: road.obtId,
          lsId: road.lsId,
          orgId: '328801',
          status: 0,
          type: '1',
        },
        version: 1,
      };
    },
    level: 'centre',
    scope: 'otherPoint',
    state: 'again',
  },
  {
    call: registrationReview.changeLocalSetInfo,
    by: 'county',
    ready: async () => ({
      input: { regId: await filed(), localSetid: road.lsId, lsId: road.otherLsId },
      version: 1,
    }),
    level: 'centre',
    scope: 'otherCounty',
    state: async () => ({
      input: { regId: await confirmed(), localSetid: road.lsId, lsId: road.otherLsId },
      version: 3,
    }),
  },
  {
    call: registrationReview.audCollegeInfo,
    by: 'county',
    ready: async () => {
      const regId = await confirmed();
      await set('record_status = 4, college_append_flag = true', regId);
      return {
        input: {
          regId,
          diplomaNo: '190011202405001234',
          graduateDate: '2024-06-18',
          graduateSchool: '澄岚师范大学',
          major: '数学',
          educationLevel: 3,
          passed: true,
          opinion: '',
        },
        version: 3,
      };
    },
    level: 'point',
    scope: 'otherCounty',
    state: 'again',
  },
];
