import { z } from 'zod';
import * as catalogue from '../generated/calls/ecert';
import { calls, field, get, none, put } from '../kit';

const year = field.count('年度', 2020, 2099);
const issueDate = field.date('默认签发日期');
const asks = field.flag('制作时询问签发日期');

/** 签发日期: the usual day of a year and whether it is asked for, of the own organisation. */
export const baseOrgBatchAssign = calls(catalogue.baseOrgBatchAssign, {
  /** Of this year where none is named. */
  getDefaultIssueDate: get(
    'defaultIssueDate',
    'view',
    z.object({ year: year.optional() }),
    z.object({ year, issueDate: issueDate.nullable() }),
    { audit: 'view' },
  ),
  setDefaultIssueDate: put('defaultIssueDate', 'edit', z.object({ year, issueDate }), none, {
    versioned: false,
  }),
  getPopUpSettings: get('popUpSettings', 'view', z.object({}), z.object({ asks }), {
    audit: 'view',
  }),
  setPopUpSettings: put('popUpSettings', 'edit', z.object({ asks }), none, { versioned: false }),
});
