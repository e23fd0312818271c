import { recognitionStatus } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, field, get, paged, pageOf } from '../kit';
import { RegistrationStep } from './registrationRow';

/** One operation on an application, as 操作记录 lists it. */
export const Operation = RegistrationStep.extend({
  logId: field.id('操作编号'),
  regId: field.id('报名号'),
  name: field.shown('姓名'),
  fromStatus: field.status('操作前状态', recognitionStatus).nullable(),
  toStatus: field.status('操作后状态', recognitionStatus).nullable(),
  address: field.shown('IP地址'),
  /** The change of data that the step belongs to; none where it is another step, or taken back. */
  chgId: z.string().nullable(),
});

/** 操作记录 */
export const operations = calls(catalogue.registration, {
  /**
   * Of the last 30 days where no time is asked for, of 90 at most; the centre's of 3, of 7 at most.
   */
  queryOperations: get(
    'queryOperations',
    'register.operationRecord.view',
    paged(
      {
        atFrom: field.date('操作时间起'),
        atTo: field.date('操作时间止'),
        actor: field.text('操作人', 30),
        orgName: field.text('机构名称', 60),
        step: field.text('业务环节', 20),
        event: field.text('操作类型', 20),
        regId: Operation.shape.regId,
      },
      ['at'],
    ),
    pageOf(Operation),
    { audit: 'query', rowKey: 'logId' },
  ),
});
