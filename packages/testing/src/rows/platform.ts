import type { OwnSession } from '@tqc/contract/account';
import type { Row } from '@tqc/contract/kit';
import type { msgSysmsg } from '@tqc/contract/message';
import type { wall } from '@tqc/contract/monitor';
import type { audit } from '@tqc/contract/rms';
import type { z } from 'zod';
import { invented } from '../people';
import { orgs } from '../users';

type Message = Row<typeof msgSysmsg.list>;
type Sms = Row<typeof msgSysmsg.querySms>;
type Entry = Row<typeof audit.list>;
type Display = Row<typeof wall.devices>;
type Session = z.infer<typeof OwnSession>;

/** An unread notice. */
export function messageRow(differing: Partial<Message> = {}): Message {
  return {
    msgId: '701',
    title: '关于做好2024年上半年教师资格认定工作的通知',
    content: '请各地按计划完成确认和审批。',
    sendTime: '2024-06-11T01:00:00Z',
    msgUrl: '',
    receiveLevel: null,
    readFlag: 0,
    ...differing,
  };
}

/** A short message that went out. */
export function smsRow(serial: number, differing: Partial<Sms> = {}): Sms {
  const { name, maskedMobile } = invented(serial);
  return {
    smsId: String(800 + serial),
    orgName: orgs.county.orgName,
    name,
    mobile: maskedMobile,
    sendstatus: 1,
    smsType: 'sysmsg',
    createTime: '2024-06-17T02:00:00Z',
    sendTime: '2024-06-17T02:00:09Z',
    failReason: '',
    smsMsg: '您的教师资格认定申请已确认，请留意审批结果。',
    ...differing,
  };
}

/** A link of the audit chain. */
export function auditEntry(differing: Partial<Entry> = {}): Entry {
  return {
    seq: 90_001,
    at: '2024-06-18T01:12:00Z',
    act: 'register.registration.get',
    title: '查看认定申请',
    actor: '940001',
    actorName: '孟县审',
    orgName: orgs.county.orgName,
    obj: 'registration/24118801000001',
    objName: '认定申请 24118801000001',
    ok: true,
    perm: 'view',
    ip: '192.0.2.15',
    detail: { regId: '24118801000001' },
    told: ['报名号：24118801000001'],
    ...differing,
  };
}

/** A display on the wall that is on line. */
export function displayRow(differing: Partial<Display> = {}): Display {
  return {
    id: '1001',
    name: '一楼大厅屏',
    orgName: orgs.city.orgName,
    scene: 'register',
    state: 1,
    build: '0.1.0',
    seenAt: '2024-06-18T01:59:50Z',
    createdAt: '2024-06-18T00:30:00Z',
    endsAt: '2024-06-25T00:30:00Z',
    fps: 60,
    heap: 84,
    reloads: 0,
    lastCommand: '',
    latency: null,
    address: '192.0.2.40',
    creator: '江市审',
    ...differing,
  };
}

/** The session of this very browser. */
export function ownSession(differing: Partial<Session> = {}): Session {
  return {
    sid: '00000000-0000-4000-8000-000000000001',
    address: '192.0.2.15',
    agent: 'Chrome 126 · Windows 10',
    createdAt: '2024-06-18T00:40:00Z',
    seenAt: '2024-06-18T02:00:00Z',
    current: true,
    ...differing,
  };
}
