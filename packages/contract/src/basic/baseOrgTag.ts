import { onOff, orgType, tagColour } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, del, field, get, mayBeLeftOut, none, paged, pageOf, post, put } from '../kit';

/** Organisations that carry one tag. */
const MOST_TAGGED = 500;

/** A word with a colour by which an organisation tells those below it apart. */
export const OrgTag = z.object({
  orgTagId: field.id('标签编号'),
  name: field.text('标签名称', 20),
  status: field.status('状态', onOff),
  colour: field.code('颜色', tagColour),
  /** Kinds of organisations it is for; of every kind where none is named. */
  orgTypes: field.codes('适用对象', orgType).nullable(),
  orgIds: field.list('关联机构', field.id('机构'), MOST_TAGGED),
  orgs: field.count('关联数'),
  createdBy: field.shown('创建人'),
  createdAt: field.moment('创建时间'),
  version: field.version(),
});
const { colour, name, orgIds, orgTagId, orgTypes, status } = OrgTag.shape;

const written = {
  name,
  colour,
  orgTypes: orgTypes.default(null),
  orgIds: orgIds.default([]),
  status: status.default(onOff.code('on')),
};
const unique = ['name'];

/** 机构标签: each organisation's own. */
export const baseOrgTag = calls(catalogue.baseOrgTag, {
  list: get('', 'view', paged({ name, colour, status }, ['name', 'createdAt']), pageOf(OrgTag), {
    rowKey: 'orgTagId',
    audit: 'query',
  }),
  get: get('{orgTagId}', 'view', z.object({ orgTagId }), OrgTag, { audit: 'view' }),
  create: post('', 'add', z.object(written), z.object({ id: orgTagId }), { unique }),
  update: put('{orgTagId}', 'edit', z.object({ orgTagId, ...mayBeLeftOut(written) }), none, {
    unique,
  }),
  remove: del('{orgTagId}', 'delete', z.object({ orgTagId }), none),
});
