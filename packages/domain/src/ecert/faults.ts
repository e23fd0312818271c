import { certStatus, stampStatus } from '../dictionaries';
import { stampFits } from './page';

/** Why an electronic certificate is not made. */
export type EcertFailure = 'F01' | 'F02' | 'F03' | 'F04' | 'F05' | 'F06' | 'F07' | 'F08';

/** What to do about each, in the words of the task and of the refusal. */
export const ECERT_SENTENCES: Readonly<Record<EcertFailure, string>> = {
  F01: '证书没有照片，请先在证书变更中补上照片',
  F02: '照片太小，宽不少于120像素、高不少于160像素，请先在证书变更中更换照片',
  F03: '本机构没有可用的印章，请先在机构电子印章管理中新增或启用与机构同名的印章',
  F04: '印章不在有效期内，请先在机构电子印章管理中更换印章',
  F05: '没有签发日期，请填写签发日期，或先设置默认签发日期',
  F06: '持证人信息中有印不出来的字，请联系省级机构补充字库',
  F07: '签章服务没有应答，请稍后在任务中重试',
  F08: '证书不正常：已删除、已收回或持证人在限制期内，不能制作电子证书',
};

const SMALLEST = { width: 120, height: 160 } as const;

/** What is known of a certificate and of the stamp before anything is drawn. */
export interface EcertFacts {
  readonly cert: { readonly status: number; readonly certNo: string; readonly limited: boolean };
  readonly photo: { readonly width: number | null; readonly height: number | null } | undefined;
  readonly stamp:
    | {
        readonly status: number;
        readonly stampType: number;
        readonly stampName: string;
        readonly validFrom: string;
        readonly validTo: string;
      }
    | undefined;
  readonly orgName: string;
  readonly issueDate: string | null | undefined;
  readonly today: string;
}

/** The first thing in the way of an electronic certificate; nothing where it can be drawn. */
export function ecertFault(facts: EcertFacts): EcertFailure | undefined {
  const { cert, photo, stamp, orgName, issueDate, today } = facts;
  if (cert.status !== certStatus.code('normal') || cert.limited || cert.certNo === '') return 'F08';
  if (stamp === undefined || stamp.status !== stampStatus.code('inUse')) return 'F03';
  if (!stampFits(stamp.stampType, stamp.stampName, orgName)) return 'F03';
  if (today < stamp.validFrom || today > stamp.validTo) return 'F04';
  if (!issueDate) return 'F05';
  if (photo === undefined) return 'F01';
  const { width, height } = photo;
  if (width === null || height === null) return undefined;
  return width < SMALLEST.width || height < SMALLEST.height ? 'F02' : undefined;
}
