import {
  certStatus,
  certType,
  finalJudgement,
  firstReview,
  orgType,
  pushState,
  recheck,
  recognitionStatus,
  registrationType,
} from '../dictionaries';
import type { Dict } from '../kit';
import { sysMetric } from './sysMetrics';

/** One column of the rows behind a figure; names and numbers of persons are shown masked. */
export interface DetailColumn {
  readonly field: string;
  readonly title: string;
  readonly show: 'text' | 'name' | 'idNo' | 'day' | 'minute' | 'number' | Dict<number>;
}

/** What is shown of the rows behind a figure of a cube. */
export interface Detail {
  /** The fields that tell one row from another, which is their order too. */
  readonly key: readonly [string, ...string[]];
  readonly columns: readonly DetailColumn[];
}

const column = (field: string, title: string, show: DetailColumn['show'] = 'text') => ({
  field,
  title,
  show,
});
const name = column('name', '姓名', 'name');
const idNo = column('idNo', '证件号码', 'idNo');
const ctId = column('ctId', '资格种类', certType);
const subject = column('subjectName', '任教学科');
const applied = column('applyTime', '申报时间', 'minute');

/** The rows behind the figures of each cube. */
const details: Readonly<Record<string, Detail>> = {
  applications: {
    key: ['regId'],
    columns: [
      column('regId', '申请编号'),
      name,
      idNo,
      ctId,
      subject,
      column('status', '办理状态', recognitionStatus),
      applied,
      column('certNo', '证书号码'),
    ],
  },
  certificates: {
    key: ['certId'],
    columns: [
      column('certNo', '证书号码'),
      name,
      idNo,
      ctId,
      subject,
      column('status', '证书状态', certStatus),
      column('issueDate', '签发日期', 'day'),
      column('orgName', '认定机构'),
    ],
  },
  enrollments: {
    key: ['enrId'],
    columns: [
      column('certNo', '证书号码'),
      name,
      idNo,
      ctId,
      column('registrationType', '注册类型', registrationType),
      column('firstReview', '初核', firstReview),
      column('recheck', '复核', recheck),
      column('finalJudgement', '终审', finalJudgement),
      applied,
      column('orgName', '注册机构'),
    ],
  },
  pushes: {
    key: ['pushId'],
    columns: [
      column('caseNo', '办件编号'),
      name,
      ctId,
      column('state', '推送状态', pushState),
      column('tries', '推送次数', 'number'),
      column('createdAt', '产生时间', 'minute'),
      column('lastAt', '最近推送时间', 'minute'),
      column('answerText', '返回信息'),
      column('orgName', '认定机构'),
    ],
  },
  orgFigures: {
    key: ['orgId'],
    columns: [
      column('orgName', '机构名称'),
      column('orgType', '机构类型', orgType),
      column('users', '用户数', 'number'),
      column('usersOn', '启用用户', 'number'),
      column('usersIdle', '30天未登录', 'number'),
      column('online', '在线用户', 'number'),
      column('countedAt', '清点时间', 'minute'),
    ],
  },
  sysMetrics: {
    key: ['at', 'metric'],
    columns: [
      column('metric', '指标', sysMetric),
      column('value', '值', 'number'),
      column('before', '昨日同时', 'number'),
      column('at', '记录时间', 'minute'),
    ],
  },
};

/** What stands behind the figures of a cube. */
export function detailsOf(cube: string): Detail | undefined {
  return details[cube];
}
