import { z } from 'zod';
import * as catalogue from '../generated/calls/rms';
import { calls, field, get, paged, pageOf } from '../kit';

/** Somebody a message can be sent to. */
export const Recipient = z.object({
  adminId: field.id('用户编号'),
  orgName: field.shown('机构名称'),
  name: field.personName('姓名', 30),
  /** Masked; empty where none is known, so that no text can go there. */
  mobile: field.mobile().or(z.literal('')),
  roleNames: field.shown('角色'),
});
const { name } = Recipient.shape;

/** 消息收件人 */
export const recipients = calls(catalogue.admins, {
  /** People at work in the caller's organisation, below it and right above it. */
  queryUserByMessage: get(
    'queryUserByMessage',
    'message.msgSysmsg.send',
    paged({
      name,
      orgName: field.text('机构名称', 60),
      province: field.area('省份'),
      city: field.area('地市'),
      county: field.area('区县'),
    }),
    pageOf(Recipient),
    { rowKey: 'adminId', audit: 'query' },
  ),
});
