import { onOff } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, del, field, get, none, paged, pageOf, post, put } from '../kit';

/** A message left to an applicant about one application. */
export const RegAud = z.object({
  regAudId: field.id('留言编号'),
  regId: field.id('报名号'),
  content: field.longText('留言内容', 200),
  bySms: field.flag('同时发送短信'),
  author: field.shown('留言人'),
  orgName: field.shown('机构'),
  createdAt: field.moment('留言时间'),
  reply: field.shown('申请人回复'),
  replyTime: field.moment('回复时间').nullable(),
  status: field.status('状态', onOff),
  version: field.version(),
});
const { regAudId, regId, content, bySms } = RegAud.shape;

/** 给申请人的留言 */
export const regAud = calls(catalogue.regAud, {
  list: get('', 'view', paged({ regId }, ['regAudId']), pageOf(RegAud), {
    audit: 'query',
    rowKey: 'regAudId',
  }),
  get: get('{regAudId}', 'view', z.object({ regAudId }), RegAud, { audit: 'view' }),
  create: post(
    '',
    'send',
    z.object({ regId, content, bySms: bySms.default(false) }),
    z.object({ id: regAudId }),
    { quota: () => 'message' },
  ),
  update: put('{regAudId}', 'send', z.object({ regAudId, content }), none),
  remove: del('{regAudId}', 'send', z.object({ regAudId }), none),
  getMessagesRegAud: get(
    'getMessagesRegAud',
    'view',
    z.object({ regId }),
    z.object({ record: z.array(RegAud) }),
    { audit: 'view' },
  ),
  cancelMessagesRegAud: put(
    'cancelMessagesRegAud/{regAudId}/{regId}',
    'send',
    z.object({ regAudId, regId }),
    none,
  ),
});
