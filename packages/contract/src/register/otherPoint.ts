import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, field, get, paged, pageOf } from '../kit';
import { RegistrationRow } from './registrationRow';

const {
  blocks: _blocks,
  daysLeft: _daysLeft,
  dueOn: _dueOn,
  pausedOn: _pausedOn,
  ...shown
} = RegistrationRow.shape;

/** An application at another point of the same organisation, as a point is shown it. */
export const OtherPointRegistration = z.object({
  ...shown,
  lsId: field.id('确认点安排'),
  confirmedBy: field.shown('确认人'),
});

/** 其他确认点数据 */
export const otherPoint = calls(catalogue.registration, {
  /**
   * By a full ID number, or by the number of an application and the name on it; twenty rows at
   * most, numbers masked.
   */
  otherOrgRegistration: get(
    'otherOrgRegistration',
    'register.otherOrgRegistration.view',
    paged({ idNo: field.idNo(), regId: shown.regId, name: shown.name }),
    pageOf(OtherPointRegistration),
    {
      audit: 'query',
      rowKey: 'regId',
      quota: ({ idNo, regId }) => (idNo || regId ? 'search' : undefined),
    },
  ),
});
