import { orgType } from '@tqc/domain/dictionaries';
import { renameState } from '@tqc/domain/organisations';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, del, field, get, mayBeLeftOut, none, paged, pageOf, post, put } from '../kit';

/** One change of the name of an organisation. */
export const OrgRename = z.object({
  nameId: field.id('更名记录'),
  orgId: field.id('机构'),
  beforeName: field.text('原机构名称', 60),
  afterName: field.text('新机构名称', 60),
  orgType: field.code('机构类型', orgType),
  areaName: field.shown('所属地区'),
  orgCode3: field.shown('认定机构代码'),
  paperNo: field.text('批文号', 50),
  fileId: field.file('批文扫描件').nullable(),
  effectiveDay: field.date('生效日期'),
  sealChange: field.flag('证书章变更'),
  state: field.status('状态', renameState),
  operator: field.shown('操作人'),
  at: field.moment('操作时间'),
  byHand: field.flag('补录'),
  version: field.version(),
});
const row = OrgRename.shape;
const { nameId } = row;
const paper = { paperNo: row.paperNo, fileId: field.file('批文扫描件') };

/** What is said of another name. */
export const renaming = {
  orgName: row.afterName,
  ...paper,
  effectiveDay: row.effectiveDay,
  sealChange: row.sealChange.default(false),
};

/** 机构更名日志: written by 更名; what was before the system is entered by hand. */
export const orgNameLog = calls(catalogue.orgNameLog, {
  list: get(
    '',
    'view',
    paged(
      {
        /** The name before or after. */
        orgName: field.text('机构名称', 60),
        state: row.state,
        effectiveDayFrom: field.date('生效日期起'),
        effectiveDayTo: field.date('生效日期止'),
      },
      ['effectiveDay', 'at'],
    ),
    pageOf(OrgRename),
    { rowKey: 'nameId', audit: 'query' },
  ),
  get: get('{nameId}', 'view', z.object({ nameId }), OrgRename, { audit: 'view' }),
  create: post(
    '',
    'add',
    z.object({
      orgId: row.orgId,
      beforeName: row.beforeName,
      afterName: row.afterName,
      paperNo: row.paperNo,
      fileId: row.fileId.default(null),
      effectiveDay: row.effectiveDay,
      sealChange: row.sealChange.default(false),
    }),
    z.object({ id: nameId }),
  ),
  /** Mends the paper: the names are those of the certificates of their days. */
  update: put('{nameId}', 'edit', z.object({ nameId, ...mayBeLeftOut(paper) }), none),
  remove: del('{nameId}', 'delete', z.object({ nameId }), none),
});
