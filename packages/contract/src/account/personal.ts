import { z } from 'zod';
import { calls, del, field, get, none, post, put } from '../kit';

/** 个人：修改密码、查看敏感信息 */
export const personal = calls({ id: 'account.personal', path: 'tqc/personal' }, {
  changePassword: put('password', 'signedIn', z.object({ oldPwd: z.string().max(400), newPwd: z.string().max(600) }), none, { versioned: false }),
  reveal: post('reveal', 'resource.personal.reveal', z.object({ table: z.literal(['registration', 'cert']), id: field.id('数据'), field: z.literal(['idNo', 'mobile']), reason: field.longText('查看原因', 200) }), z.object({ value: z.string() })),
});

/** A session of the caller. */
export const OwnSession = z.object({ sid: z.string(), address: z.string(), agent: z.string(), createdAt: field.moment('登录时间'), seenAt: field.moment('最近活动'), current: z.boolean() });

/** 本人的登录会话 */
export const session = calls({ id: 'account.session', path: 'tqc/personal/session' }, {
  list: get('', 'signedIn', z.object({}), z.object({ total: z.number(), record: z.array(OwnSession) })),
  endOthers: del('', 'signedIn', z.object({}), none, { versioned: false }),
  end: del('{sid}', 'signedIn', z.object({ sid: z.uuid() }), none, { versioned: false }),
});

/** A saved view of one screen: filters, order and columns that differ from the default. */
export const SavedView = z.object({ id: field.id('视图编号'), screen: z.string().max(60), name: field.text('视图名称', 30), shared: field.flag('本机构共享'), own: z.boolean(), state: z.record(z.string(), z.unknown()) });

/** 保存的视图 */
export const view = calls({ id: 'account.view', path: 'tqc/personal/view' }, {
  list: get('', 'signedIn', z.object({ screen: SavedView.shape.screen }), z.object({ record: z.array(SavedView) })),
  save: post('', 'signedIn', z.object({ screen: SavedView.shape.screen, name: SavedView.shape.name, shared: z.boolean().default(false), state: SavedView.shape.state }), z.object({ id: SavedView.shape.id })),
  remove: del('{id}', 'signedIn', z.object({ id: SavedView.shape.id }), none, { versioned: false }),
});
