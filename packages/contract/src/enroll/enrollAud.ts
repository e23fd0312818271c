import { z } from 'zod';
import * as catalogue from '../generated/calls/enroll';
import { calls, get, none, paged, pageOf, post, put } from '../kit';
import { EnrollAud } from './enrollmentRow';

const { enrAudId, enrId, content, bySms } = EnrollAud.shape;

/** 给注册申请人的留言 */
export const enrollAud = calls(catalogue.enrollAud, {
  list: get('', 'view', paged({ enrId }, ['enrAudId']), pageOf(EnrollAud), {
    audit: 'query',
    rowKey: 'enrAudId',
  }),
  create: post(
    '',
    'send',
    z.object({ enrId, content, bySms: bySms.default(false) }),
    z.object({ id: enrAudId }),
    { quota: () => 'message' },
  ),
  /** Takes back what nobody answered yet. */
  cancel: put('cancel/{enrAudId}', 'send', z.object({ enrAudId }), none),
});
