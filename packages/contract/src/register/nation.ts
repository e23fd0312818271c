import { dataSource, province } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, field, get, paged, pageOf } from '../kit';
import { RegistrationRow } from './registrationRow';

const row = RegistrationRow.shape;

/** An application anywhere in the country, as whoever asks by a full number is shown it. */
export const NationRegistration = z.object({
  regId: row.regId,
  name: row.name,
  sex: row.sex,
  idNo: field.idNo(),
  ctId: row.ctId,
  subjectName: row.subjectName,
  orgName: row.orgName,
  prov: field.code('省份', province),
  cbName: field.shown('批次名称'),
  status: row.status,
  certNo: row.certNo,
  recognisedOn: field.date('认定日期').nullable(),
  dataSource: field.code('数据来源', dataSource),
});

/** 全国认定数据查询 */
export const nation = calls(catalogue.registration, {
  /** By a full number and a purpose; ten rows at most, numbers masked. */
  queryNation: get(
    'queryNation',
    'register.nation.view',
    paged({
      idNo: field.idNo(),
      certNo: field.certNo(),
      name: row.name,
      purpose: field.purpose(),
    }),
    pageOf(NationRegistration),
    {
      audit: 'query',
      rowKey: 'regId',
      quota: ({ idNo, certNo }) => (idNo || certNo ? 'search' : undefined),
    },
  ),
});
